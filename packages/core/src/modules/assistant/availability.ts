import type { SessionContext } from '../../kernel/context.ts'
import { AppError, featureDisabled } from '../../kernel/http/problem.ts'
import { type Feature, isFeatureOn } from '../../kernel/module/feature.ts'

/** Off until the organisation decides that its data may be read by a model. */
export const ASSISTANT: Feature = { name: 'assistant', byDefault: 'off' }

export function readStatus({ services, apps }: SessionContext) {
  if (services.settings.AI_API_KEY === undefined) return { available: false, reason: 'no_key' as const }
  if (!isFeatureOn(ASSISTANT, apps)) return { available: false, reason: 'feature_disabled' as const }
  return { available: true }
}

/** Without a key there is no assistant, whatever the organisation decided. */
export function requireAvailable(ctx: SessionContext): void {
  const { reason } = readStatus(ctx) as { reason?: string }
  if (reason === 'no_key') throw new AppError(503, 'ai_unavailable')
  requireSwitchedOn(ctx)
}

export function requireSwitchedOn({ apps }: SessionContext): void {
  if (!isFeatureOn(ASSISTANT, apps)) throw featureDisabled(ASSISTANT.name)
}
