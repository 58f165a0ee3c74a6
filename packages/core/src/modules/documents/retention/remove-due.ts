import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type TenantScope } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { isFeatureEnabled } from '../../store/index.ts'
import { deleteUnusedContent } from '../content/content-store.ts'
import { forgetObjects } from '../content/objects.ts'
import { deleteDocument, lockDocument } from '../document/document-store.ts'
import { DOCUMENTS } from '../feature.ts'
import { selectFolders } from '../folders/folder-store.ts'
import { selectHashes } from '../versions/version-store.ts'
import {
  type Due,
  type DueDocument,
  type RetentionRule,
  selectDueDocuments,
  selectRetentionRules,
  selectStillDue,
} from './retention-store.ts'
import { readUsed } from './uses.ts'
import { dueBy } from './which-rule.ts'

export const RETENTION = 'documents.retention'

type Scope = Context & TenantScope

const DAY_MS = 24 * 60 * 60_000
const AT_ONCE = 100

/** One look a day for each organisation that has rules; an earlier wish takes the place of a later one. */
export const scheduleRetention = (
  tx: TenantTx,
  { services }: Pick<Context, 'services'>,
  runAt: Date,
): Promise<void> =>
  services.jobs.enqueue(tx, RETENTION, {
    payload: {},
    key: `${tx.tenantId} ${runAt.toISOString().slice(0, 10)}`,
    runAt,
  })

/**
 * Removes what is due by rules that have rested long enough. Nothing under a legal hold, in approval or about to be signed, and nothing while
 * documents are switched off: then nobody could put a hold on them.
 */
export async function removeDueDocuments(ctx: Scope): Promise<void> {
  const { rules, folders, isOn } = await inTenant(ctx, async tx => ({
    rules: await selectRetentionRules(tx),
    folders: await selectFolders(tx),
    isOn: await isFeatureEnabled(tx, ctx, DOCUMENTS.name),
  }))
  if (rules.length === 0) return
  const now = new Date()
  for (const rule of isOn ? rules : [])
    if (Date.parse(rule.effective_at) <= now.getTime())
      await removeBy(ctx, rule, dueBy(rule, { rules, folders, now }))
  await inTenant(ctx, tx => scheduleRetention(tx, ctx, new Date(now.getTime() + DAY_MS)))
}

async function removeBy(ctx: Scope, rule: RetentionRule, due: Due): Promise<void> {
  let after: DueDocument | undefined
  for (;;) {
    const found = await inTenant(ctx, tx => selectDueDocuments(tx, due, { after, limit: AT_ONCE }))
    for (const document of found) await inTenant(ctx, tx => removeOne(tx, ctx, { rule, due, document }))
    after = found.at(-1)
    if (found.length < AT_ONCE) return
  }
}

type Removal = { readonly rule: RetentionRule; readonly due: Due; readonly document: DueDocument }

async function removeOne(tx: TenantTx, ctx: Scope, { rule, due, document }: Removal): Promise<void> {
  await lockDocument(tx, document.id)
  const found = await selectStillDue(tx, due, document)
  if (!found || (await readUsed(tx, ctx, [found.id])).has(found.id)) return
  const hashes = await selectHashes(tx, found.id)
  await deleteDocument(tx, found.id)
  await forgetObjects(tx, ctx, await deleteUnusedContent(tx, hashes))
  await recordChange(tx, ctx, {
    action: 'documents.retention_ended',
    target: { type: 'document', id: found.id, name: found.title },
    changes: { months: [rule.months, null], updated_at: [document.updated_at, null] },
  })
}
