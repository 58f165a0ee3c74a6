import { type Context, inPlatform, inTenant, withTenant } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { selectTenantIds } from '../tenancy/index.ts'
import { deleteOldUsage } from './budget/usage-store.ts'
import { deleteOldConversations } from './conversations/conversation-store.ts'
import { deleteOldProposals } from './proposals/proposal-store.ts'

const HOUR = 3600
const AT_ONCE = 500
const DAY_MS = 86_400_000

/** Also of organisations that switched the assistant off: what they kept is not kept longer for it. */
const sweep = defineSchedule('assistant.sweep', HOUR, async ctx => {
  const tenants = await inPlatform(ctx, 'sweep conversations', selectTenantIds)
  for (const id of tenants) await sweepTenant(ctx, id)
})

async function sweepTenant(ctx: Context, id: string): Promise<void> {
  const scope = withTenant(ctx, { id })
  const before = new Date(Date.now() - ctx.services.settings.AI_KEEP * 1000)
  while (await inTenant(scope, tx => deleteOldConversations(tx, before, AT_ONCE)));
  while (await inTenant(scope, tx => deleteOldProposals(tx, before, AT_ONCE)));
  const usage = new Date(Date.now() - 62 * DAY_MS).toISOString().slice(0, 10)
  await inTenant(scope, tx => deleteOldUsage(tx, usage))
}

export const jobs = [sweep]
