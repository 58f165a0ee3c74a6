import { useTexts } from '../../../i18n/texts.ts'
import classes from '../federation.module.css'
import { federationTexts } from '../texts.ts'

export const STEPS = ['issuer', 'credentials', 'try'] as const
export type Step = (typeof STEPS)[number]

export function Steps({ current }: { current: Step }) {
  const t = useTexts(federationTexts)
  const at = STEPS.indexOf(current)
  return (
    <ol className={classes.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index < at || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {t(`federation.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
