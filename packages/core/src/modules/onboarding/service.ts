import { recordChange } from '../../kernel/audit/record.ts'
import { inPlatform, inTenant, type SessionContext } from '../../kernel/context.ts'
import { secondFactors } from '../identity/index.ts'
import { isOperator } from '../tenancy/index.ts'
import type { OnboardingView } from './contract.ts'
import { type Progress, selectProgress, upsertHidden } from './store.ts'

export async function readOnboarding(ctx: SessionContext): Promise<OnboardingView> {
  const progress = await inTenant(ctx, selectProgress)
  const { operates, hasFactor } = await readCaller(ctx)
  return {
    hidden: progress.is_hidden,
    steps: stepsOf(ctx, progress, { operates, hasFactor }),
    application: progress.application,
  }
}

type Caller = { readonly operates: boolean; readonly hasFactor: boolean }

/** Keys and backups are the operator's: nobody else can do anything about them. */
function stepsOf(ctx: SessionContext, progress: Progress, caller: Caller): OnboardingView['steps'] {
  const ofOperator = (step: OnboardingView['steps'][number]) => (caller.operates ? [step] : [])
  return [
    ...ofOperator({ key: 'secret_key', done: ctx.services.settings.SSO_SECRET_KEY !== undefined }),
    { key: 'application', done: progress.application !== null },
    { key: 'sign_in', done: progress.has_signed_in },
    { key: 'brand', done: progress.has_brand },
    { key: 'invite', done: progress.has_others },
    { key: 'second_factor', done: caller.hasFactor },
    ...ofOperator({ key: 'backup', done: progress.has_backup }),
  ]
}

function readCaller(ctx: SessionContext): Promise<Caller> {
  const [factors] = ctx.services.modules.extensions(secondFactors)
  return inPlatform(ctx, 'first steps of the caller', async tx => {
    const methods = (await factors?.methods(tx, ctx, ctx.person.id)) ?? []
    return {
      operates: !ctx.session.confined && (await isOperator(tx, ctx.person.id)),
      hasFactor: methods.some(method => method === 'totp' || method === 'passkey'),
    }
  })
}

export async function changeOnboarding(
  ctx: SessionContext,
  { hidden }: { hidden: boolean },
): Promise<OnboardingView> {
  await inTenant(ctx, async tx => {
    const isChanged = await upsertHidden(tx, hidden)
    if (!isChanged) return
    const target = { type: 'settings', id: 'onboarding', name: 'onboarding' }
    await recordChange(tx, ctx, {
      action: 'onboarding.changed',
      target,
      changes: { hidden: [!hidden, hidden] },
    })
  })
  return readOnboarding(ctx)
}
