import classes from './step-list.module.css'

type StepListProps<S extends string> = {
  steps: readonly S[]
  current: S
  labelOf: (step: S) => string
}

/** How far a dialog in several steps has come. */
export function StepList<S extends string>({ steps, current, labelOf }: StepListProps<S>) {
  const at = steps.indexOf(current)
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < at || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {labelOf(step)}
        </li>
      ))}
    </ol>
  )
}
