import { useTexts } from '../../../i18n/texts.ts'
import { StepList } from '../../../parts/steps/step-list.tsx'
import { federationTexts } from '../texts.ts'

export const STEPS = ['issuer', 'credentials', 'try'] as const
export type Step = (typeof STEPS)[number]

export function Steps({ current }: { current: Step }) {
  const t = useTexts(federationTexts)
  return <StepList steps={STEPS} current={current} labelOf={step => t(`federation.step.${step}`)} />
}
