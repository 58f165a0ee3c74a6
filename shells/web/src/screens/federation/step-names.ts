import { useTexts } from '../../i18n/texts.ts'
import type { TestStep } from '../../parts/steps/test-steps.tsx'
import { federationTexts } from './texts.ts'

type Step = {
  name:
    | 'secret'
    | 'address'
    | 'dns'
    | 'connection'
    | 'tls'
    | 'discovery'
    | 'issuer'
    | 'endpoints'
    | 'keys'
    | 'algorithms'
  ok: boolean | null
  status: string
  detail: string
}

/** The steps of a check as the page shows them. */
export function useNamedSteps(): (steps: readonly Step[] | undefined) => TestStep[] {
  const t = useTexts(federationTexts)
  return steps =>
    (steps ?? []).map(step => ({
      ...step,
      name: t(`federation.check.${step.name}`),
      isWarning: step.status === 'warning',
    }))
}
