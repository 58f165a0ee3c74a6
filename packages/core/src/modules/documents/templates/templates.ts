import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import { pdfLetter } from '../../../kernel/pdf/letter/pdf-letter.ts'
import type { NewTemplate, TemplateChange } from './contract.ts'
import { fillTemplate, placesIn } from './fill-template.ts'
import {
  deleteTemplate,
  insertTemplate,
  selectTemplate,
  selectTemplates,
  type Template,
  type TemplateContent,
  updateTemplate,
} from './template-store.ts'

const MOST = 500

const nameTaken = () => new AppError(409, 'template_name_taken')

export const listTemplates = (ctx: SessionContext): Promise<{ items: Template[] }> =>
  inTenant(ctx, async tx => ({ items: await selectTemplates(tx) }))

export const readTemplate = (ctx: SessionContext, id: string): Promise<Template> =>
  inTenant(ctx, tx => requireTemplate(tx, id))

/** Every place of the text has a field, each key once, and a choice has something to choose from. */
function requireWhole({ text, fields }: TemplateContent): void {
  const keys = fields.map(({ key }) => key)
  const twice = keys.findIndex((key, n) => keys.indexOf(key) !== n)
  if (twice >= 0) throw invalid({ path: `/fields/${twice}/key`, code: 'not_unique' })
  const empty = fields.findIndex(({ kind, choices }) => kind === 'choice' && !choices)
  if (empty >= 0) throw invalid({ path: `/fields/${empty}/choices`, code: 'required' })
  const missing = placesIn(text).find(key => !keys.includes(key))
  if (missing !== undefined)
    throw invalid({ path: '/text', code: 'template_field_missing', params: { key: missing } })
}

export async function createTemplate(
  ctx: SessionContext,
  content: Static<typeof NewTemplate>,
): Promise<Template> {
  requireWhole(content)
  return inTenant(ctx, async tx => {
    if ((await selectTemplates(tx)).length >= MOST) throw new AppError(422, 'too_many_templates')
    const id = uuidv7()
    if (!(await insertTemplate(tx, id, content))) throw nameTaken()
    await recordChange(tx, ctx, { action: 'documents.template_created', target: targetOf(id, content.name) })
    return requireTemplate(tx, id)
  })
}

export async function changeTemplate(
  ctx: SessionContext,
  id: string,
  { version, ...content }: Static<typeof TemplateChange>,
): Promise<Template> {
  requireWhole(content)
  return inTenant(ctx, async tx => {
    const before = await requireTemplate(tx, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    if (!(await updateTemplate(tx, before.id, content))) throw nameTaken()
    await recordChange(tx, ctx, {
      action: 'documents.template_changed',
      target: targetOf(id, content.name),
      changes: { version: [before.version, before.version + 1] },
    })
    return requireTemplate(tx, before.id)
  })
}

export async function removeTemplate(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const template = await requireTemplate(tx, id)
    await deleteTemplate(tx, template.id)
    await recordChange(tx, ctx, { action: 'documents.template_removed', target: targetOf(id, template.name) })
  })
}

/** A PDF file of a template and what was filled in. */
export async function makeFromTemplate(
  ctx: SessionContext,
  {
    template_id,
    title,
    fields,
  }: { template_id: string; title: string | undefined; fields: Record<string, string> },
): Promise<{ bytes: Buffer; title: string }> {
  const template = await inTenant(ctx, tx => selectTemplate(tx, template_id))
  if (!template) throw invalid({ path: '/template_id', code: 'unknown_template' })
  const text = fillTemplate(template, fields)
  const name = title ?? template.name
  const bytes = await pdfLetter({ language: ctx.language, owner: ctx.tenant.name, title: name, text })
  return { bytes, title: name }
}

async function requireTemplate(tx: TenantTx, id: string): Promise<Template> {
  const template = isUuid(id) ? await selectTemplate(tx, id) : undefined
  if (!template) throw notFound()
  return template
}

const targetOf = (id: string, name: string) => ({ type: 'document_template', id, name })
