import { inPlatform, inTenant, withTenant } from '../../kernel/context.ts'
import { defineJob, defineSchedule } from '../../kernel/jobs/define-job.ts'
import { selectCurrentTenant, selectTenantIds, tenantsInTurn } from '../tenancy/index.ts'
import { deleteExpiredExports } from './exports/export-store.ts'
import { WRITE_EXPORT } from './exports/exports.ts'
import { writeExport } from './exports/write-export.ts'
import { deleteOldReports } from './saved/report-store.ts'
import { selectTenantsWithDueReports } from './schedules/schedule-store.ts'
import { sendDueReports } from './schedules/schedules.ts'
import { deleteOldShares } from './shares/share-store.ts'

/** One at a time in each process: it holds one of the two connections of the reports, the other is for people who wait. */
const write = defineJob<{ export_id: string }>(
  WRITE_EXPORT,
  async (ctx, { tenant_id, payload, attempt, max_attempts }) => {
    if (tenant_id === null) return
    const tenant = await inTenant(withTenant(ctx, { id: tenant_id }), selectCurrentTenant)
    const isLastAttempt = attempt >= max_attempts
    if (tenant) await writeExport(withTenant(ctx, tenant), payload.export_id, { isLastAttempt })
  },
  { concurrency: 1 },
)

/** Mails that are due, and files, deleted reports and links whose time is over. */
const sweep = defineSchedule('reports.sweep', 60, async ctx => {
  const [ids, due] = await inPlatform(ctx, 'sweep of reports', async tx => [
    await selectTenantIds(tx),
    await selectTenantsWithDueReports(tx),
  ])
  for (const id of due) {
    const tenant = await inTenant(withTenant(ctx, { id }), selectCurrentTenant)
    if (tenant?.status === 'active')
      await sendDueReports(withTenant({ ...ctx, language: tenant.default_language }, tenant))
  }
  for (const id of tenantsInTurn(ids))
    await inTenant(withTenant(ctx, { id }), async tx => {
      await deleteExpiredExports(tx)
      await deleteOldReports(tx)
      await deleteOldShares(tx)
    })
})

export const jobs = [write, sweep]
