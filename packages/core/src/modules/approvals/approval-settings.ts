import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { staleVersion } from '../../kernel/http/problem.ts'
import { type ApprovalSettings, selectSettings, upsertSettings } from './approval-settings-store.ts'
import type { SettingsChange } from './contract.ts'

export const readSettings = (ctx: SessionContext): Promise<ApprovalSettings> => inTenant(ctx, selectSettings)

export const changeSettings = (
  ctx: SessionContext,
  { own_documents, version }: Static<typeof SettingsChange>,
): Promise<ApprovalSettings> =>
  inTenant(ctx, async tx => {
    const before = await selectSettings(tx)
    const after = await upsertSettings(tx, own_documents, version)
    if (!after) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'settings.updated',
      target: { type: 'settings', id: 'approvals', name: 'approvals' },
      changes: changesBetween({ own_documents: before.own_documents }, { own_documents }),
    })
    return after
  })
