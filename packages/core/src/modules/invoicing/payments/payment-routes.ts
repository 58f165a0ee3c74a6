import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import { Invoice } from '../contract.ts'
import { createAllocation, undoAllocation } from './allocations.ts'
import * as contract from './contract.ts'
import { createPayment, listPayments, readAgeing, readPayment } from './payments.ts'

const REFUSALS = ['allocation_mismatch', 'allocation_too_large', 'period_closed'] as const

export const paymentRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/payments',
    { summary: 'Payments, the newest first', query: contract.PaymentsQuery, reply: contract.Payments },
    (ctx, { query }) => listPayments(ctx, query),
  ),
  route(
    'POST',
    '/payments',
    {
      summary: 'Write down money that came or went, and which documents it settles',
      body: contract.NewPayment,
      reply: contract.PaymentDetail,
      status: 201,
      problems: ['rate_missing', ...REFUSALS],
    },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/invoicing/payments', await createPayment(ctx, body)),
  ),
  route(
    'GET',
    '/payments/:id',
    { summary: 'One payment and what it settled', params: IdParams, reply: contract.PaymentDetail },
    (ctx, { params }) => readPayment(ctx, params.id),
  ),
  route(
    'POST',
    '/allocations',
    {
      summary: 'Let a payment or a credit note settle a document',
      body: contract.NewAllocation,
      reply: Invoice,
      problems: ['stale_version', ...REFUSALS],
    },
    (ctx, { body }) => createAllocation(ctx, body),
  ),
  route(
    'POST',
    '/allocations/:id/undo',
    {
      summary: 'Take back what a payment or a credit note settled: it is due again, by an entry of its own',
      params: IdParams,
      body: contract.UndoAsked,
      reply: Invoice,
      problems: ['stale_version', 'wrong_state', 'period_closed'],
    },
    (ctx, { params, body }) => undoAllocation(ctx, params.id, body),
  ),
  route(
    'GET',
    '/ageing',
    {
      summary: 'Who owes what for how long, or whom we owe; in the currency of the books',
      query: contract.AgeingQuery,
      reply: contract.Ageing,
    },
    (ctx, { query }) => readAgeing(ctx, query),
  ),
]
