import { sql } from 'kysely'
import { defineDataset } from '../../kernel/datasets/dataset.ts'

const KINDS = ['invoice', 'bill', 'credit_note', 'bill_credit']

export const invoiceRecords = defineDataset({
  key: 'invoices',
  permission: 'invoicing.read',
  app: 'invoicing',
  tables: ['invoice', 'contact'],
  from: ({ tenant }) => sql`
    from invoice i join contact c on c.tenant_id = i.tenant_id and c.id = i.contact_id
   where i.tenant_id = ${tenant}`,
  time: 'created_at',
  dimensions: [
    { key: 'number', label: 'invoice_number', type: 'text', sql: sql`i.number` },
    {
      key: 'kind',
      label: 'invoice_kind',
      type: 'text',
      sql: sql`i.kind`,
      values: { set: 'invoice_kind', of: KINDS },
    },
    {
      key: 'state',
      label: 'invoice_state',
      type: 'text',
      sql: sql`i.state`,
      values: { set: 'invoice_state', of: ['draft', 'posted'] },
    },
    { key: 'contact', label: 'invoice_contact', type: 'text', sql: sql`coalesce(i.contact_name, c.name)` },
    { key: 'issued_on', type: 'date', sql: sql`i.issued_on` },
    { key: 'due_on', type: 'date', sql: sql`i.due_on` },
    { key: 'currency', type: 'text', sql: sql`i.currency` },
    { key: 'total', label: 'invoice_total', type: 'text', sql: sql`trim_scale(i.total)::text` },
    { key: 'due', label: 'invoice_due', type: 'text', sql: sql`trim_scale(i.due)::text` },
    { key: 'created_at', type: 'time', sql: sql`i.created_at` },
  ],
  measures: [{ key: 'count', type: 'number', sql: sql`count(*)` }],
  order: { by: '-created_at', last: sql`i.id` },
})

export const journalRecords = defineDataset({
  key: 'journal',
  permission: 'invoicing.read',
  app: 'invoicing',
  tables: ['journal_line', 'journal_entry', 'ledger_account'],
  from: ({ tenant }) => sql`
    from journal_line l
    join journal_entry e on e.tenant_id = l.tenant_id and e.id = l.entry_id
    join ledger_account a on a.tenant_id = l.tenant_id and a.id = l.account_id
   where l.tenant_id = ${tenant}`,
  dimensions: [
    { key: 'day', label: 'journal_day', type: 'date', sql: sql`l.day` },
    { key: 'account', label: 'ledger_account', type: 'text', sql: sql`a.code || ' ' || a.name` },
    { key: 'memo', label: 'journal_memo', type: 'text', sql: sql`e.memo` },
    { key: 'amount', label: 'journal_amount', type: 'text', sql: sql`trim_scale(l.amount)::text` },
  ],
  measures: [{ key: 'count', type: 'number', sql: sql`count(*)` }],
  order: { by: '-day', last: sql`l.entry_id::text || l.position` },
})
