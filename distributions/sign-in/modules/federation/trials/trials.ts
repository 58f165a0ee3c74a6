import {
  type Context,
  hashToken,
  type IdentityProvider,
  inTenant,
  invalid,
  newToken,
  notFound,
  ownPath,
  type SessionContext,
  startPath,
  type TrialOutcome,
  uuidv7,
  withTenant,
} from '@tamga/core'
import type { TrialView } from '../contract.ts'
import { openSecret } from '../providers/provider-secret.ts'
import { selectProvider } from '../providers/provider-store.ts'
import { insertTrial, selectTrial, updateTrial } from './trial-store.ts'
import { viewTrial } from './trial-view.ts'

/** Begins a sign-in that only shows what it would do; its address works for ten minutes. */
export async function orderTrial(ctx: SessionContext, id: string, returnTo?: string) {
  const origin = ctx.services.settings.PUBLIC_ORIGIN
  const path = ownPath(returnTo ?? `/sso/federation/${id}`, origin)
  if (path === null) throw invalid({ path: '/return_to', code: 'own_path' })
  const trial = uuidv7()
  const token = newToken()
  const expires_at = await inTenant(ctx, async tx => {
    const provider = await selectProvider(tx, id)
    if (!provider) throw notFound()
    openSecret(ctx, provider)
    return insertTrial(tx, {
      id: trial,
      provider_id: id,
      token_hash: hashToken(token),
      return_to: withTrial(path, trial),
    })
  })
  return { id: trial, authorize_url: `${origin}${startPath(id)}?trial=${token}`, expires_at }
}

function withTrial(path: string, trial: string): string {
  const url = new URL(path, 'http://here')
  url.searchParams.set('trial', trial)
  return url.pathname + url.search + url.hash
}

export async function readTrial(ctx: SessionContext, id: string, trialId: string): Promise<TrialView> {
  return inTenant(ctx, async tx => {
    const provider = await selectProvider(tx, id)
    const trial = provider && (await selectTrial(tx, id, { id: trialId }))
    if (!trial) throw notFound()
    return viewTrial(tx, ctx, { provider, trial })
  })
}

/** The token in the URL authorises the trial. */
export async function findTrialByToken(ctx: Context, provider: IdentityProvider, token: string) {
  const trial = await inTenant(withTenant(ctx, provider.tenant!), tx =>
    selectTrial(tx, provider.id, { token_hash: hashToken(token) }),
  )
  const isOpen = trial?.status === 'pending' && Date.parse(trial.expires_at) > Date.now()
  return isOpen ? { id: trial.id, return_to: trial.return_to } : undefined
}

export async function noteTrial(
  ctx: Context,
  provider: IdentityProvider,
  { id, outcome }: { id: string; outcome: TrialOutcome },
): Promise<void> {
  await inTenant(withTenant(ctx, provider.tenant!), tx => updateTrial(tx, id, outcome))
}
