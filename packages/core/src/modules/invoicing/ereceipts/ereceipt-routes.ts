import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { changeReceiptSettings, listReceipts, readReceiptSettings, retryReceipt } from './ereceipts.ts'

export const receiptRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/receipts',
    {
      summary: 'Receipts of the tax authority, the newest first',
      query: contract.ReceiptsQuery,
      reply: contract.Receipts,
    },
    (ctx, { query }) => listReceipts(ctx, query),
  ),
  route(
    'POST',
    '/receipts/:id/retry',
    {
      summary: 'Send a receipt again that failed',
      params: IdParams,
      reply: contract.ReceiptSummary,
      problems: ['wrong_state'],
    },
    (ctx, { params }) => retryReceipt(ctx, params.id),
  ),
  route(
    'GET',
    '/receipt-settings',
    {
      summary: 'Who the organisation is to the tax authority, and whether it gives receipts',
      reply: contract.ReceiptSettingsView,
    },
    ctx => readReceiptSettings(ctx),
  ),
  route(
    'PUT',
    '/receipt-settings',
    {
      summary: 'Say who the organisation is to the tax authority, and switch receipts on or off',
      body: contract.ReceiptSettingsChange,
      reply: contract.ReceiptSettingsView,
      problems: ['stale_version', 'receipts_unavailable'],
    },
    (ctx, { body }) => changeReceiptSettings(ctx, body),
  ),
]
