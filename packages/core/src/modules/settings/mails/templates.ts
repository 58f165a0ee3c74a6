import type { Language } from '@tamga/formats'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext, withTenant } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import { pageInMemory } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import { previewMail } from '../../../kernel/mail/outbox/compose-mail.ts'
import type { MailTemplate, TemplateQuestion } from '../../../kernel/mail/outbox/mail-parties.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { readMailSender } from '../brand/brand.ts'
import { defaultWording, mailKinds, partsWithUnknown, placeholdersOf, sampleParams } from './mail-kinds.ts'
import {
  deleteTemplate,
  selectTemplate,
  selectTemplateKeys,
  type TemplateRow,
  upsertTemplate,
  type Wording,
} from './template-store.ts'

type Key = { readonly kind: string; readonly language: Language }

/** A tenant's own wording of a mail that is about to be sent. */
export const readMailTemplate = (
  ctx: Context,
  { tenant_id, kind, language }: TemplateQuestion,
): Promise<MailTemplate | undefined> =>
  inTenant(withTenant(ctx, { id: tenant_id }), tx => selectTemplate(tx, { kind, language }))

export async function listTemplates(ctx: SessionContext, query: PageQuery) {
  const { translator } = ctx.services
  const own = await inTenant(ctx, selectTemplateKeys)
  const items = mailKinds(translator).map(kind => ({
    kind,
    name: translator.text(ctx.language, `mail.${kind}.heading`, sampleParams(ctx, kind, ctx.language)),
    placeholders: placeholdersOf(translator, kind),
    customised: own.filter(one => one.kind === kind).map(({ language }) => language as Language),
  }))
  return pageInMemory(items, query, { keyOf: ({ kind }) => kind })
}

function requireKind(ctx: Context, { kind }: Key): void {
  if (!mailKinds(ctx.services.translator).includes(kind)) throw notFound()
}

function templateOf(ctx: Context, key: Key, row: TemplateRow | undefined) {
  const { translator } = ctx.services
  const byDefault = defaultWording(translator, key.kind, key.language)
  const { version, ...wording } = row ?? { ...byDefault, version: 1 }
  return {
    ...key,
    ...wording,
    default: byDefault,
    is_default: row === undefined,
    placeholders: placeholdersOf(translator, key.kind),
    version,
  }
}

export async function readTemplate(ctx: SessionContext, key: Key) {
  requireKind(ctx, key)
  return templateOf(ctx, key, await inTenant(ctx, tx => selectTemplate(tx, key)))
}

function requireKnownPlaceholders(ctx: Context, { kind }: Key, wording: Wording): void {
  const errors = partsWithUnknown(ctx.services.translator, kind, wording).map(({ part, unknown, known }) => ({
    path: `/${part}`,
    code: 'unknown_placeholder',
    params: { name: `{${unknown}}`, allowed: known.map(name => `{${name}}`).join(', ') },
  }))
  if (errors.length > 0) throw invalid(...errors)
}

export async function changeTemplate(
  ctx: SessionContext,
  key: Key,
  { version, ...wording }: Wording & { version?: number },
) {
  requireKind(ctx, key)
  requireKnownPlaceholders(ctx, key, wording)
  return inTenant(ctx, async tx => {
    const before = await selectTemplate(tx, key)
    const row = await upsertTemplate(tx, key, { ...wording, version: before && version })
    if (!row) throw staleVersion()
    await recordTemplate(tx, ctx, { key, before, after: wording })
    return templateOf(ctx, key, row)
  })
}

/** Back to the wording of the product. */
export async function resetTemplate(ctx: SessionContext, key: Key): Promise<void> {
  requireKind(ctx, key)
  await inTenant(ctx, async tx => {
    const before = await deleteTemplate(tx, key)
    if (!before) throw notFound()
    await recordTemplate(tx, ctx, { key, before, after: undefined })
  })
}

type Change = { key: Key; before: Wording | undefined; after: Wording | undefined }

const wordingOf = (wording: Wording | undefined) =>
  wording ? { subject: wording.subject, heading: wording.heading, body: wording.body } : {}

const recordTemplate = (
  tx: Parameters<typeof recordChange>[0],
  ctx: SessionContext,
  { key: { kind, language }, before, after }: Change,
): Promise<void> =>
  recordChange(tx, ctx, {
    action: 'settings.mail_updated',
    target: { type: 'settings', id: `mail:${kind}:${language}`, name: kind },
    changes: changesBetween(wordingOf(before), wordingOf(after)),
  })

/** As the reader would get it; what is given and not saved yet counts. */
export async function previewTemplate(ctx: SessionContext, key: Key, given: Partial<Wording>) {
  const { subject, heading, body } = await readTemplate(ctx, key)
  const template = { subject, heading, body, ...given }
  requireKnownPlaceholders(ctx, key, template)
  const sender = (await readMailSender(ctx, { tenant_id: ctx.tenant.id, language: key.language }))!
  const params = { ...sampleParams(ctx, key.kind, key.language), brand: sender.brand }
  return previewMail(ctx, { ...key, template, params })
}

/** Sends the saved wording to the caller's own address. */
export async function sendTestMail(ctx: SessionContext, key: Key): Promise<{ email: string }> {
  requireKind(ctx, key)
  const { brand: _, person: __, ...params } = sampleParams(ctx, key.kind, key.language)
  await inTenant(ctx, tx =>
    queueMail(tx, ctx, {
      ...{ ...key, tenant_id: ctx.tenant.id, person_id: ctx.person.id, path: '/settings/mails' as const },
      params: { ...params, is_test: 1 },
    }),
  )
  return { email: ctx.person.email }
}
