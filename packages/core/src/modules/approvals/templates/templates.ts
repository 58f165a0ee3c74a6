import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { NewTemplate, Template, TemplateChange } from '../contract.ts'
import { namesFor, viewPlan } from '../flows/plan-view.ts'
import { readSteps } from '../flows/read-steps.ts'
import * as store from './template-store.ts'

type TemplateView = Static<typeof Template>

export const listTemplates = (ctx: SessionContext, query: PageQuery): Promise<Page<TemplateView>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectTemplates(tx, query)
    return { ...page, items: await viewAll(tx, page.items) }
  })

export const readTemplate = (ctx: SessionContext, id: string): Promise<TemplateView> =>
  inTenant(ctx, async tx => viewOf(tx, await requireTemplate(tx, id)))

async function viewAll(tx: TenantTx, rows: readonly store.TemplateRow[]): Promise<TemplateView[]> {
  const names = await namesFor(
    tx,
    rows.flatMap(({ steps }) => steps),
  )
  return rows.map(row => ({
    ...row,
    steps: row.steps.map((step, n) => viewPlan(step, { before: row.steps[n - 1], names })),
  }))
}

const viewOf = async (tx: TenantTx, row: store.TemplateRow): Promise<TemplateView> =>
  (await viewAll(tx, [row]))[0]!

export async function requireTemplate(tx: TenantTx, id: string): Promise<store.TemplateRow> {
  const template = isUuid(id) ? await store.selectFlowTemplate(tx, id) : undefined
  if (!template) throw notFound()
  return template
}

type Given = Static<typeof NewTemplate>

/** A moment makes no sense in what is used again and again: days do. */
function requireDays({ steps }: Given): void {
  const errors = steps.flatMap(({ due }, n) =>
    due ? [{ path: `/steps/${n}/due`, code: 'unknown_field' }] : [],
  )
  if (errors.length > 0) throw invalid(...errors)
}

async function contentOf(tx: TenantTx, given: Given): Promise<store.TemplateContent> {
  requireDays(given)
  return {
    name: given.name.trim(),
    description: given.description?.trim() ?? '',
    steps: await readSteps(tx, given.steps),
  }
}

const targetOf = ({ id, name }: Pick<store.TemplateRow, 'id' | 'name'>) => ({
  type: 'approval_template',
  id,
  name,
})

export const createTemplate = (ctx: SessionContext, given: Given): Promise<TemplateView> =>
  inTenant(ctx, async tx => {
    const template = await store.insertTemplate(tx, await contentOf(tx, given))
    if (!template) throw invalid({ path: '/name', code: 'not_unique' })
    await recordChange(tx, ctx, {
      action: 'approvals.template_created',
      target: targetOf(template),
      changes: { name: [null, template.name], steps: [0, template.steps.length] },
    })
    return viewOf(tx, template)
  })

export const changeTemplate = (
  ctx: SessionContext,
  id: string,
  { version, ...given }: Static<typeof TemplateChange>,
): Promise<TemplateView> =>
  inTenant(ctx, async tx => {
    const before = await requireTemplate(tx, id)
    const content = await contentOf(tx, given)
    if (await store.hasTemplateNamed(tx, content.name, id))
      throw invalid({ path: '/name', code: 'not_unique' })
    const after = await store.updateTemplate(tx, id, { ...content, version })
    if (!after) throw staleVersion()
    const { name, description, steps } = before
    await recordChange(tx, ctx, {
      action: 'approvals.template_changed',
      target: targetOf(after),
      changes: changesBetween<object>({ name, description, steps }, content),
    })
    return viewOf(tx, after)
  })

export const removeTemplate = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const template = await requireTemplate(tx, id)
    await store.deleteFlowTemplate(tx, id)
    await recordChange(tx, ctx, { action: 'approvals.template_removed', target: targetOf(template) })
  })
