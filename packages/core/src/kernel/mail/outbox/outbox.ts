import type { Language } from '@tamga/formats'
import type { Context } from '../../context.ts'
import { uuidv7 } from '../../crypto/uuid.ts'
import type { PlatformTx, TenantTx } from '../../database/transactions.ts'
import {
  insertMailJobs,
  insertMails,
  type MailJob,
  type NewMail,
  updateMailsOfLinksCancelled,
} from './outbox-store.ts'

export type MailOrder = {
  /** The texts are found under `mail.<kind>`. */
  kind: string
  /** PLATFORM_CHAIN for a mail of no tenant. */
  tenant_id: string
  person_id: string | null
  language: Language
  params?: Record<string, string | number>
  /** Where it goes when not to the person's own address. */
  address?: string
  /** Where a mail without a link leads, below the origin. */
  path?: `/${string}`
  link?: { id?: string; purpose: string; expires_at: string }
  /** Security mails have slots of their own and never wait behind other mails. */
  isSecurity?: boolean
  /** For a mail of no tenant: the tenant whose brand it carries, and whose share of the slots is used. */
  onBehalfOf?: string | null | undefined
}

export const MAIL_TASK = 'mail.send'
export const SECURITY_MAIL_TASK = 'mail.send_security'

/** Queues a mail in the caller's transaction: it is sent if and only if the transaction commits. */
export async function queueMail(tx: TenantTx | PlatformTx, ctx: Context, order: MailOrder): Promise<void> {
  await queueMails(tx, ctx, [order])
}

/** Many mails at once. */
export async function queueMails(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  orders: readonly MailOrder[],
): Promise<void> {
  if (orders.length === 0) return
  const mails = orders.map(mailOf)
  await insertMails(tx, mails)
  const jobs = mails.map(({ id, tenant_id }, index) => jobOf(orders[index]!, { id, tenant_id }))
  const [first, ...others] = jobs
  await insertMailJobs(tx, others)
  // Through the queue, which wakes the worker.
  const { id, task, tenant_id } = first!
  await ctx.services.jobs.enqueue(tx, task, { payload: { id }, tenantId: tenant_id })
}

const jobOf = ({ isSecurity, onBehalfOf }: MailOrder, mail: { id: string; tenant_id: string }): MailJob => ({
  id: mail.id,
  task: isSecurity ? SECURITY_MAIL_TASK : MAIL_TASK,
  tenant_id: onBehalfOf ?? mail.tenant_id,
})

const mailOf = ({ tenant_id, kind, person_id, language, link, ...order }: MailOrder): NewMail => ({
  id: uuidv7(),
  tenant_id,
  kind,
  person_id,
  link_id: link ? (link.id ?? uuidv7()) : null,
  link_purpose: link?.purpose ?? null,
  link_expires_at: link?.expires_at ?? null,
  language,
  params: { ...order.params, ...(order.path && { path: order.path }) },
  address: order.address ?? null,
  brand_tenant_id: order.onBehalfOf ?? null,
})

/** Cancels unsent mails with these links, which no longer work. */
export const cancelMails = updateMailsOfLinksCancelled
