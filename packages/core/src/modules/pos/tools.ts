import type { ToolSet } from '../../kernel/tools/tool.ts'

export const posTools: ToolSet = {
  reads: [
    {
      name: 'find_sales',
      description:
        'Sales and returns of tills, those that came last first; by till, shift, number, or what somebody has to look at (issue), such as oversold.',
      route: 'GET /api/v1/pos/sales',
      takes: ['till', 'shift', 'issue', 'number', 'limit', 'cursor', 'count'],
      fields: ['number', 'kind', 'till.name', 'seller', 'customer.name', 'sold_at', 'total', 'issues'],
    },
    {
      name: 'find_shifts',
      description:
        'Shifts at tills, the newest first: who opened them, when they were closed, how much was sold.',
      route: 'GET /api/v1/pos/shifts',
      takes: ['till', 'open', 'limit', 'cursor', 'count'],
      fields: ['till.name', 'seller', 'opened_at', 'opening_cash', 'closed_at', 'closed_by', 'sales'],
    },
  ],
}
