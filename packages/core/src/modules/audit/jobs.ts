import { inPlatform, inTenant, PLATFORM_CHAIN, withTenant } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { selectTenantIds, tenantsInTurn } from '../tenancy/index.ts'
import { hasUnsealed } from './store.ts'

/** Seals records that a crashed process left unsealed. */
export const sealRest = defineSchedule('audit.seal-rest', 60, async ctx => {
  const tenants = await inPlatform(ctx, 'seal the rest', selectTenantIds)
  for (const id of [PLATFORM_CHAIN, ...tenantsInTurn(tenants)]) {
    if (await inTenant(withTenant(ctx, { id }), hasUnsealed)) ctx.services.sealer.note(id)
  }
})
