import type { ToolSet } from '../../kernel/tools/tool.ts'

export const invoicingTools: ToolSet = {
  reads: [
    {
      name: 'find_invoices',
      description: 'Invoices, bills and credit notes, the newest first, by kind, status, contact or number.',
      route: 'GET /api/v1/invoicing/invoices',
      takes: ['kind', 'status', 'contact', 'number', 'limit', 'cursor', 'count'],
      fields: ['kind', 'state', 'number', 'contact.name', 'issued_on', 'due_on', 'overdue', 'total', 'due'],
    },
    {
      name: 'read_ageing',
      description: 'Who owes the organisation how much for how long, or whom it owes, in its currency.',
      route: 'GET /api/v1/invoicing/ageing',
      takes: ['side', 'day'],
      fields: ['contact.name', 'not_due', 'days_30', 'days_60', 'days_90', 'older', 'total'],
    },
  ],
}
