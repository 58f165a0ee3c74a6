import { useTexts } from '../../../i18n/texts.ts'
import classes from '../clients.module.css'
import { clientsTexts } from '../texts.ts'

export const STEPS = ['kind', 'access', 'done'] as const
export type Step = (typeof STEPS)[number]

export function Steps({ current }: { current: Step }) {
  const t = useTexts(clientsTexts)
  const at = STEPS.indexOf(current)
  return (
    <ol className={classes.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index < at || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {t(`clients.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
