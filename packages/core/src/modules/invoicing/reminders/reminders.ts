import { fmt, type Language } from '@tamga/formats'
import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext, type TenantContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { today } from '../../../kernel/days/day.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { requireContact } from '../../contacts/index.ts'
import { lockInvoice } from '../drafts/invoice-store.ts'
import { targetOf } from '../drafts/invoice-view.ts'
import { requireInvoice } from '../drafts/invoices.ts'
import { refused } from '../errors.ts'
import { digitsOf } from '../money.ts'
import { type CompanyRow, selectCompany } from '../paper/company-store.ts'
import type { ReminderAsked, Reminders } from '../paper/contract.ts'
import type { InvoiceRow } from '../tables.ts'
import * as store from './reminder-store.ts'

type RemindersView = Static<typeof Reminders>

/** Without levels of its own a company reminds once. */
const levelsOf = ({ reminder_days }: CompanyRow): number => Math.max(1, reminder_days.length)

async function viewOf(tx: TenantTx, invoice: InvoiceRow): Promise<RemindersView> {
  const items = await store.selectReminders(tx, invoice.id)
  const next = (items.at(-1)?.level ?? 0) + 1
  const canRemind = invoice.kind === 'invoice' && invoice.is_overdue
  return { items, next_level: canRemind && next <= levelsOf(await selectCompany(tx)) ? next : null }
}

export const listReminders = (ctx: SessionContext, id: string): Promise<RemindersView> =>
  inTenant(ctx, async tx => viewOf(tx, await requireInvoice(tx, id)))

/** By hand: the next level, or the one that is named, whether its day has come or not. */
export const sendReminder = (
  ctx: SessionContext,
  id: string,
  { level, language }: Static<typeof ReminderAsked>,
): Promise<RemindersView> =>
  inTenant(ctx, async tx => {
    if (!isUuid(id) || !(await lockInvoice(tx, id))) throw notFound()
    const invoice = await requireInvoice(tx, id)
    const { next_level } = await viewOf(tx, invoice)
    if (invoice.kind !== 'invoice' || !invoice.is_overdue) throw refused('not_overdue')
    const wanted = level ?? next_level
    if (wanted === null || wanted > levelsOf(await selectCompany(tx))) throw refused('reminded')
    const outcome = await remind(tx, ctx, { invoice, level: wanted, language, by: ctx.actor.name })
    if (outcome !== 'sent') throw refused(outcome)
    return viewOf(tx, invoice)
  })

type Wanted = {
  readonly invoice: InvoiceRow
  readonly level: number
  readonly language: Language | undefined
  readonly by: string | null
}

/** In the language of the contact. The row that says so and the mail are one transaction: neither is there without the other. */
async function remind(
  tx: TenantTx,
  ctx: TenantContext,
  { invoice, level, language: asked, by }: Wanted,
): Promise<'sent' | 'reminded' | 'contact_without_email'> {
  const contact = await requireContact(tx, invoice.contact_id)
  if (!contact.email) return 'contact_without_email'
  const language = asked ?? contact.language ?? ctx.language
  const { id: invoice_id, due, number, currency, due_on } = invoice
  const reminder = { invoice_id, level, sent_to: contact.email, language, due, sent_by: by }
  if (!(await store.insertReminder(tx, reminder))) return 'reminded'
  const [account] = (await selectCompany(tx)).bank_accounts
  await queueMail(tx, ctx, {
    kind: level === 1 ? 'invoice_reminder' : 'invoice_overdue',
    tenant_id: ctx.tenant.id,
    person_id: null,
    language,
    address: contact.email,
    params: {
      person: contact.name,
      number: number ?? '',
      amount: `${fmt.decimal(language, due, digitsOf(currency))} ${currency}`,
      due_on,
      level,
      account: account ? `${account.bank} ${account.account_number}` : '—',
    },
  })
  await recordChange(tx, ctx, {
    action: 'invoicing.reminder_sent',
    target: targetOf(invoice),
    changes: { level: [null, level], due: [null, due] },
  })
  return 'sent'
}

const AT_ONCE = 100

/** What the schedule sends for one organisation: each level when its day has come, to those whose address is known. */
export async function sendDueReminders(ctx: TenantContext): Promise<void> {
  const day = today()
  let after: store.DueQuery['after'] = null
  do {
    after = await inTenant(ctx, async tx => {
      const { sends_reminders, reminder_days: days } = await selectCompany(tx)
      if (!sends_reminders || days.length === 0) return null
      const due = await store.selectDueReminders(tx, { day, days, after, limit: AT_ONCE })
      for (const { id, level } of due) {
        const invoice = await requireInvoice(tx, id)
        await remind(tx, ctx, { invoice, level, language: undefined, by: null })
      }
      return due.length < AT_ONCE ? null : due.at(-1)!
    })
  } while (after !== null)
}
