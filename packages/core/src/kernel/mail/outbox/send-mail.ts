import { isLanguage, type Language } from '@tamga/formats'
import { type Context, inPlatform, PLATFORM_CHAIN } from '../../context.ts'
import type { PlatformTx } from '../../database/transactions.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { Job, JobDefinition } from '../../jobs/job-definition.ts'
import { createLink, linkPageOf } from '../../links/links.ts'
import { backoffDelay } from '../../reliability/backoff.ts'
import { type Composition, composeMail } from './compose-mail.ts'
import {
  type MailTemplate,
  mailRecipients,
  mailSenders,
  mailTemplates,
  type Recipient,
  type Sender,
  type SenderQuestion,
  type TemplateQuestion,
} from './mail-parties.ts'
import { MAIL_TASK, SECURITY_MAIL_TASK } from './outbox.ts'
import {
  type QueuedMail,
  updateMailAttempt,
  updateMailCancelled,
  updateMailFailed,
  updateMailRetrying,
  updateMailSent,
} from './outbox-store.ts'

const MAIL_ATTEMPTS = 7

/** Mails sent at once, in each of the two lanes. */
const PLACES = 4

type SendingJob = Job<{ id: string }>

/** Attempts and the next time are in the row of the mail; the job only triggers the attempt. */
const sendWith = (task: string): JobDefinition =>
  defineJob<{ id: string }>(task, (ctx, job) => send(ctx, task, job), { concurrency: PLACES })

/** Security mail has slots of its own, so that other mail that waits or hangs does not delay it. */
export const mailJobs: readonly JobDefinition[] = [sendWith(MAIL_TASK), sendWith(SECURITY_MAIL_TASK)]

async function send(ctx: Context, task: string, { payload, tenant_id }: SendingJob): Promise<void> {
  const addressed = await inPlatform(ctx, 'send mail', tx => addressMail(tx, ctx, payload.id))
  if (!addressed) return
  const { mail, recipient } = addressed
  const language = languageOf(addressed)
  const asked = { tenant_id: brandTenantOf(mail), language }
  const sender = await readSender(ctx, asked)
  const template = await readTemplate(ctx, { ...asked, kind: mail.kind })
  // The link's token is made at the moment of sending: it exists in the mail and, hashed, in the table; nowhere else.
  const url = await inPlatform(ctx, 'send mail', tx => addressOf(tx, ctx, { ...addressed, sender }))
  const composition = { mail, recipient, sender, template, language, url }
  try {
    await ctx.services.mail.send({ to: recipient.email, language, ...composeMail(ctx, composition) })
  } catch (error) {
    await postponeMail(ctx, mail, { problem: (error as Error).message, task, tenantId: tenant_id })
    return
  }
  await inPlatform(ctx, 'send mail', tx => updateMailSent(tx, mail.id))
}

type Addressed = Pick<Composition, 'mail' | 'recipient'>

/** A mail to an unknown address is queued so that response and timing tell nothing; it ends here. */
async function addressMail(tx: PlatformTx, ctx: Context, id: string): Promise<Addressed | undefined> {
  const mail = await updateMailAttempt(tx, id)
  if (!mail) return undefined
  const recipient = mail.person_id === null ? guestOf(mail) : await readRecipient(tx, ctx, mail.person_id)
  const email = mail.address ?? recipient?.email
  if (recipient && email) return { mail, recipient: { ...recipient, email } }
  await updateMailCancelled(tx, id)
  return undefined
}

/** Somebody whom nothing but an address is known of, such as a reader of a shared report. */
const guestOf = ({ address, params }: QueuedMail): Recipient | undefined =>
  address === null ? undefined : { name: String(params['person'] ?? address), email: address, locale: null }

async function readRecipient(tx: PlatformTx, ctx: Context, personId: string): Promise<Recipient | undefined> {
  for (const find of ctx.services.modules.extensions(mailRecipients)) {
    const found = await find(tx, personId)
    if (found) return found
  }
  return undefined
}

/** A test is in the language that is tested. */
const languageOf = ({ mail, recipient }: Addressed): Language =>
  (isLanguage(recipient.locale ?? '') && !mail.params['is_test']
    ? recipient.locale
    : mail.language) as Language

async function readSender(ctx: Context, asked: SenderQuestion): Promise<Sender> {
  const installation = { slug: null, brand: ctx.services.brand.texts[asked.language].name }
  if (asked.tenant_id === PLATFORM_CHAIN) return installation
  for (const find of ctx.services.modules.extensions(mailSenders)) {
    const found = await find(ctx, asked)
    if (found) return found
  }
  return installation
}

const brandTenantOf = ({ tenant_id, brand_tenant_id }: QueuedMail): string =>
  tenant_id === PLATFORM_CHAIN ? (brand_tenant_id ?? PLATFORM_CHAIN) : tenant_id

async function readTemplate(ctx: Context, asked: TemplateQuestion): Promise<MailTemplate | undefined> {
  if (asked.tenant_id === PLATFORM_CHAIN) return undefined
  for (const find of ctx.services.modules.extensions(mailTemplates)) {
    const found = await find(ctx, asked)
    if (found) return found
  }
  return undefined
}

async function addressOf(
  tx: PlatformTx,
  ctx: Context,
  { mail, recipient, sender }: Addressed & { sender: Sender },
): Promise<string> {
  const { link_id: id, link_purpose: purpose, link_expires_at: expires_at, person_id, tenant_id } = mail
  if (!id || !purpose || !expires_at)
    return `${ctx.services.settings.PUBLIC_ORIGIN}${mail.params['path'] ?? '/forgot-password'}`
  const { ofTenant = false } = linkPageOf(ctx, purpose)
  return createLink(tx, ctx, {
    ...{ id, purpose, person_id, email: recipient.email, expires_at },
    ...(ofTenant ? { tenant_id, tenant_slug: sender.slug ?? undefined } : { tenant_id: null }),
  })
}

type Failure = { problem: string; task: string; tenantId: string | null }

async function postponeMail(ctx: Context, { id, attempt }: QueuedMail, failure: Failure): Promise<void> {
  const { problem, task, tenantId } = failure
  ctx.services.log.warn({ mail_id: id, attempt, problem }, 'a mail could not be sent')
  await inPlatform(ctx, 'send mail', async tx => {
    if (attempt >= MAIL_ATTEMPTS) return updateMailFailed(tx, id, problem)
    const runAt = new Date(Date.now() + backoffDelay(attempt, { base: 5000, max: 3_600_000 }))
    await updateMailRetrying(tx, id, { problem, runAt })
    await ctx.services.jobs.enqueue(tx, task, { payload: { id }, runAt, tenantId })
  })
}
