import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import { selectFolder, selectFolders } from '../folders/folder-store.ts'
import { selectTemplate } from '../templates/template-store.ts'
import type { NewRetentionRule, RetentionChange, RetentionRule as RuleSchema } from './contract.ts'
import { scheduleRetention } from './remove-due.ts'
import {
  countDueDocuments,
  deleteRetentionRule,
  insertRetentionRule,
  type RetentionRule,
  selectRetentionRules,
  updateRetentionRule,
} from './retention-store.ts'
import { dueBy } from './which-rule.ts'

type View = Static<typeof RuleSchema>

/** Time to see what a rule would remove, and to take it back. */
const REST_MS = 24 * 60 * 60_000
const MOST_COUNTED = 1000

const inADay = (): Date => new Date(Date.now() + REST_MS)

export const listRetentionRules = (ctx: SessionContext): Promise<{ items: View[] }> =>
  inTenant(ctx, async tx => ({ items: await viewsOf(tx) }))

async function viewsOf(tx: TenantTx): Promise<View[]> {
  const [rules, folders] = [await selectRetentionRules(tx), await selectFolders(tx)]
  const now = new Date()
  const views: View[] = []
  for (const rule of rules) {
    const due = await countDueDocuments(tx, dueBy(rule, { rules, folders, now }), MOST_COUNTED)
    views.push({ ...rule, due })
  }
  return views
}

const readView = async (tx: TenantTx, id: string): Promise<View> =>
  (await viewsOf(tx)).find(rule => rule.id === id)!

export async function createRetentionRule(
  ctx: SessionContext,
  given: Static<typeof NewRetentionRule>,
): Promise<View> {
  const folder_id = 'folder_id' in given ? given.folder_id : null
  const template_id = 'template_id' in given ? given.template_id : null
  const rule = { id: uuidv7(), folder_id, template_id, months: given.months, effective_at: inADay() }
  return inTenant(ctx, async tx => {
    if (folder_id !== null && !(await selectFolder(tx, folder_id)))
      throw invalid({ path: '/folder_id', code: 'unknown_folder' })
    if (template_id !== null && !(await selectTemplate(tx, template_id)))
      throw invalid({ path: '/template_id', code: 'unknown_template' })
    if (!(await insertRetentionRule(tx, rule))) throw new AppError(409, 'retention_rule_exists')
    await scheduleRetention(tx, ctx, rule.effective_at)
    const view = await readView(tx, rule.id)
    await recordChange(tx, ctx, {
      action: 'documents.retention_created',
      target: targetOf(ctx, view),
      changes: { months: [null, view.months] },
    })
    return view
  })
}

export async function changeRetentionRule(
  ctx: SessionContext,
  id: string,
  { months, version }: Static<typeof RetentionChange>,
): Promise<View> {
  return inTenant(ctx, async tx => {
    const before = await requireRule(tx, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    if (months !== before.months) {
      const effective_at = inADay()
      await updateRetentionRule(tx, before.id, { months, effective_at })
      await scheduleRetention(tx, ctx, effective_at)
      await recordChange(tx, ctx, {
        action: 'documents.retention_changed',
        target: targetOf(ctx, before),
        changes: { months: [before.months, months] },
      })
    }
    return readView(tx, before.id)
  })
}

export async function removeRetentionRule(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const rule = await requireRule(tx, id)
    await deleteRetentionRule(tx, rule.id)
    await recordChange(tx, ctx, {
      action: 'documents.retention_removed',
      target: targetOf(ctx, rule),
      changes: { months: [rule.months, null] },
    })
  })
}

async function requireRule(tx: TenantTx, id: string): Promise<RetentionRule> {
  const rule = isUuid(id) ? (await selectRetentionRules(tx)).find(one => one.id === id) : undefined
  if (!rule) throw notFound()
  return rule
}

const targetOf = (ctx: SessionContext, { id, folder, template }: RetentionRule) => ({
  type: 'document_retention',
  id,
  name: folder?.name ?? template?.name ?? ctx.tenant.name,
})
