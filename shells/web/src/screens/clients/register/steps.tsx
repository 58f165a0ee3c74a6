import { useTexts } from '../../../i18n/texts.ts'
import { StepList } from '../../../parts/steps/step-list.tsx'
import { clientsTexts } from '../texts.ts'

export const STEPS = ['kind', 'access', 'done'] as const
export type Step = (typeof STEPS)[number]

export function Steps({ current }: { current: Step }) {
  const t = useTexts(clientsTexts)
  return <StepList steps={STEPS} current={current} labelOf={step => t(`clients.step.${step}`)} />
}
