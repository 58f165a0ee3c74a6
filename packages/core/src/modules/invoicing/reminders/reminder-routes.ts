import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../paper/contract.ts'
import { listReminders, sendReminder } from './reminders.ts'

export const reminderRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/invoices/:id/reminders',
    { summary: 'Reminders that were sent of an invoice', params: IdParams, reply: contract.Reminders },
    (ctx, { params }) => listReminders(ctx, params.id),
  ),
  route(
    'POST',
    '/invoices/:id/reminders',
    {
      summary: 'Mail a reminder of an overdue invoice; each level once',
      params: IdParams,
      body: contract.ReminderAsked,
      reply: contract.Reminders,
      problems: ['not_overdue', 'reminded', 'contact_without_email'],
    },
    (ctx, { params, body }) => sendReminder(ctx, params.id, body),
  ),
]
