import { useTexts } from '../../../i18n/texts.ts'
import classes from '../provisioning.module.css'
import { scimTexts } from '../texts.ts'

export const STEPS = ['connection', 'people', 'mapping'] as const
export type Step = (typeof STEPS)[number]

export function Steps({ current }: { current: Step }) {
  const t = useTexts(scimTexts)
  const at = STEPS.indexOf(current)
  return (
    <ol className={classes.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index < at || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {t(`scim.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
