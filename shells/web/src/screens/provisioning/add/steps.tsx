import { useTexts } from '../../../i18n/texts.ts'
import { StepList } from '../../../parts/steps/step-list.tsx'
import { scimTexts } from '../texts.ts'

export const STEPS = ['connection', 'people', 'mapping'] as const
export type Step = (typeof STEPS)[number]

export function Steps({ current }: { current: Step }) {
  const t = useTexts(scimTexts)
  return <StepList steps={STEPS} current={current} labelOf={step => t(`scim.step.${step}`)} />
}
