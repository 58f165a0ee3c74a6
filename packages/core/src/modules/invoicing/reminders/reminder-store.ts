import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type ReminderRow = {
  readonly level: number
  readonly sent_to: string
  readonly language: string
  readonly due: string
  readonly sent_by: string | null
  readonly sent_at: string
}

export async function selectReminders(tx: TenantTx, invoiceId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select r.level, r.sent_to, r.language, trim_scale(r.due)::text as due, r.sent_by, r.sent_at from invoice_reminder r
     where r.tenant_id = ${tx.tenantId} and r.invoice_id = ${invoiceId} order by r.level`.execute(tx)
  return rows
}

export type NewReminder = Omit<ReminderRow, 'sent_at'> & { readonly invoice_id: string }

/** False: this level was sent before, or by somebody else at this moment. */
export async function insertReminder(tx: TenantTx, reminder: NewReminder): Promise<boolean> {
  const { rows } = await sql`
    insert into invoice_reminder (invoice_id, level, sent_to, language, due, sent_by)
    values (${reminder.invoice_id}, ${reminder.level}, ${reminder.sent_to}, ${reminder.language}, ${reminder.due}::numeric,
            ${reminder.sent_by}::text)
    on conflict do nothing returning level`.execute(tx)
  return rows.length > 0
}

export type DueReminder = { readonly id: string; readonly due_on: string; readonly level: number }

export type DueQuery = {
  readonly day: string
  /** Days after the due day, in their order. */
  readonly days: readonly number[]
  readonly after: { readonly due_on: string; readonly id: string } | null
  readonly limit: number
}

/** Invoices whose level has come and was not sent, the longest overdue first. What was missed is one mail, that of the latest level. */
export async function selectDueReminders(tx: TenantTx, query: DueQuery): Promise<DueReminder[]> {
  const { day, days, after, limit } = query
  const { rows } = await sql<DueReminder>`
    select i.id, i.due_on, w.level
      from invoice i,
           lateral (select max(d.level)::integer as level from unnest(${days}::integer[]) with ordinality d(days, level)
                     where i.due_on + d.days <= ${day}::date) w
     where i.tenant_id = ${tx.tenantId} and i.kind = 'invoice' and i.due > 0 and i.due_on < ${day}::date
       and i.due_on <= ${day}::date - ${days[0] ?? 0}::integer
       ${after ? sql`and (i.due_on, i.id) > (${after.due_on}::date, ${after.id}::uuid)` : sql``}
       and not exists (select from invoice_reminder r
                        where r.tenant_id = i.tenant_id and r.invoice_id = i.id and r.level >= w.level)
     order by i.due_on, i.id limit ${limit}`.execute(tx)
  return rows
}
