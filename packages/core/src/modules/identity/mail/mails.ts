import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import { duration } from '../../../kernel/i18n/fmt.ts'
import { direction, isLanguage, type Language } from '../../../kernel/i18n/languages.ts'
import { renderMail } from '../../../kernel/mail/render-mail.ts'
import type { IdentityTables, LinkPurpose } from '../tables.ts'
import { storeLink } from './links.ts'
import { type Visit, visitTexts } from './visit-texts.ts'

export type MailKind =
  | 'invitation'
  | 'new_member_known_person'
  | 'password_reset'
  | 'email_verify'
  | 'password_changed'
  | 'new_device'
  /** A notice of a module, with texts of its own under `mail.<kind>`. */
  | (string & {})

export type MailOrder = {
  kind: MailKind
  tenant_id: string
  person_id: string | null
  language: Language
  params?: Record<string, string | number>
  /** Where a mail without a link leads, below the origin. */
  path?: `/${string}`
  link?: { id?: string; purpose: LinkPurpose; expires_at: string }
}

export type QueuedMail = {
  id: string
  kind: MailKind
  tenant_id: string
  person_id: string | null
  language: string
  params: Record<string, string | number>
  link_id: string | null
  link_purpose: LinkPurpose | null
  link_expires_at: string | null
  attempt: number
}

export const MAIL_TASK = 'mail.send'

/** Orders a mail in the caller's transaction: it goes out when, and only when, the change it speaks of is committed. */
export async function orderMail(tx: TenantTx | PlatformTx, ctx: Context, order: MailOrder): Promise<string> {
  const id = uuidv7()
  await tx
    .withTables<IdentityTables>()
    .insertInto('mail_message')
    .values({
      id,
      tenant_id: order.tenant_id,
      kind: order.kind,
      person_id: order.person_id,
      link_id: order.link ? (order.link.id ?? uuidv7()) : null,
      link_purpose: order.link?.purpose ?? null,
      link_expires_at: order.link?.expires_at ?? null,
      language: order.language,
      params: JSON.stringify(paramsOf(order)),
      next_attempt_at: null,
      problem: null,
      finished_at: null,
    })
    .execute()
  await ctx.services.jobs.enqueue(tx, MAIL_TASK, { id })
  return id
}

const paramsOf = ({ params, path }: MailOrder) => ({ ...params, ...(path && { path }) })

/** Many mails at once. */
export async function orderMails(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  orders: readonly MailOrder[],
): Promise<void> {
  const rows = orders.map(order => ({
    id: uuidv7(),
    tenant_id: order.tenant_id,
    kind: order.kind,
    person_id: order.person_id,
    link_id: order.link ? (order.link.id ?? uuidv7()) : null,
    link_purpose: order.link?.purpose ?? null,
    link_expires_at: order.link?.expires_at ?? null,
    language: order.language,
    params: paramsOf(order),
  }))
  await sql`
    insert into mail_message (id, tenant_id, kind, person_id, link_id, link_purpose, link_expires_at, language, params)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
               as m(id uuid, tenant_id uuid, kind text, person_id uuid, link_id uuid, link_purpose text, link_expires_at timestamptz,
                    language text, params jsonb)`.execute(tx)
  const [first, ...others] = rows.map(row => row.id)
  if (first === undefined) return
  await sql`
    select jobs.enqueue(${MAIL_TASK}, jsonb_build_object('id', id)) from unnest(${others}::uuid[]) as id`.execute(
    tx,
  )
  // Through the queue, which wakes the worker.
  await ctx.services.jobs.enqueue(tx, MAIL_TASK, { id: first })
}

/** Mails with this link that did not go out yet never will: the link they would carry is dead. */
export async function cancelMails(tx: TenantTx, linkId: string): Promise<void> {
  await sql`
    update mail_message set status = 'cancelled', finished_at = now()
     where link_id = ${linkId} and status in ('queued', 'retrying')`.execute(tx)
}

const PAGES: Readonly<Record<LinkPurpose, string>> = {
  invitation: '/invitation',
  password_reset: '/reset-password',
  email_verify: '/verify-email',
  setup: '/setup',
}

/** Where the mail is of one organisation, the page that it leads to speaks its languages and wears its brand. */
type LinkParts = { token: string; tenant?: string }

export const linkAddress = (ctx: Context, purpose: LinkPurpose, { token, tenant }: LinkParts): string =>
  // Behind the hash: a token in the query would stand in the logs of every proxy on the way.
  `${ctx.services.settings.PUBLIC_ORIGIN}${PAGES[purpose]}${tenant ? `?tenant=${tenant}` : ''}#token=${token}`

/** Makes the link's token at the moment of sending: it exists in the mail and, hashed, in the table; nowhere else. */
export async function composeMail(tx: PlatformTx, ctx: Context, mail: QueuedMail) {
  const { rows } = await sql<{ email: string; name: string; locale: string | null }>`
    select email, name, locale from person where id = ${mail.person_id}`.execute(tx)
  const person = rows[0]
  if (!person) return null
  const language: Language = isLanguage(person.locale ?? '')
    ? (person.locale as Language)
    : (mail.language as Language)
  const url = await makeLink(tx, ctx, mail, person.email)
  return { to: person.email, language, ...mailTexts(ctx, mail, { language, person: person.name, url }) }
}

async function makeLink(tx: PlatformTx, ctx: Context, mail: QueuedMail, email: string): Promise<string> {
  if (!mail.link_id || !mail.link_purpose || !mail.link_expires_at)
    return `${ctx.services.settings.PUBLIC_ORIGIN}${mail.params['path'] ?? '/forgot-password'}`
  const token = newToken()
  const { link_id: id, link_purpose: purpose, link_expires_at: expires_at, person_id, tenant_id } = mail
  const isOfTenant = purpose === 'invitation'
  await storeLink(
    tx,
    { id, purpose, person_id, tenant_id: isOfTenant ? tenant_id : null, email, expires_at },
    token,
  )
  return linkAddress(ctx, purpose, { token, tenant: isOfTenant ? await slugOf(tx, tenant_id) : undefined })
}

async function slugOf(tx: PlatformTx, tenantId: string | null): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`select slug from tenant where id = ${tenantId}`.execute(tx)
  return rows[0]?.slug
}

function mailTexts(
  ctx: Context,
  mail: QueuedMail,
  facts: { language: Language; person: string; url: string },
) {
  const { translator, settings } = ctx.services
  const { language } = facts
  const seconds = mail.link_expires_at
    ? Math.max(60, (Date.parse(mail.link_expires_at) - Date.now()) / 1000)
    : 0
  const params = {
    ...mail.params,
    ...(mail.kind === 'new_device' && visitTexts(ctx, mail.params as Visit, language)),
    person: facts.person,
    brand: settings.BRAND_NAME,
    duration: duration(language, roundUp(seconds)),
  }
  const text = (part: string) => translator.text(language, `mail.${mail.kind}.${part}`, params)
  const paragraphs = [
    translator.text(language, 'mail.greeting', params),
    text('body'),
    ...(mail.link_id ? [text('expires')] : []),
    text('ignore'),
  ]
  const content = renderMail({
    language,
    dir: direction(language),
    brandName: settings.BRAND_NAME,
    heading: text('heading'),
    paragraphs,
    action: { label: text('action'), url: facts.url },
    footer: translator.text(language, 'mail.footer', params),
  })
  return { subject: text('subject'), ...content }
}

/** A link that lives 6 days, 23 hours and 59 minutes from now lives "7 days" to a reader. */
const roundUp = (seconds: number): number => {
  const unit = seconds > 86_400 ? 86_400 : seconds > 3600 ? 3600 : 60
  return Math.ceil(seconds / unit) * unit
}
