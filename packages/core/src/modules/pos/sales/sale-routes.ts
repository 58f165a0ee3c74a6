import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { listSales, readSale, recordSales } from './sales.ts'

export const saleRoutes: RouteDefinition[] = [
  route(
    'POST',
    '/tills/:id/sales',
    {
      summary: 'What a till sold and took back, in the order of its numbers; sent again, it is there once',
      params: IdParams,
      body: contract.SalesGiven,
      reply: contract.SaleOutcomes,
      needs: 'sell',
    },
    (ctx, { params, body }) => recordSales(ctx, params.id, body),
  ),
  route(
    'GET',
    '/sales',
    {
      summary: 'Sales and returns, those that came last first; also those that somebody has to look at',
      query: contract.SalesQuery,
      reply: contract.Sales,
    },
    (ctx, { query }) => listSales(ctx, query),
  ),
  route(
    'GET',
    '/sales/:id',
    {
      summary: 'One sale with all that a receipt says, and what came back of it',
      params: IdParams,
      reply: contract.SaleDetail,
    },
    (ctx, { params }) => readSale(ctx, params.id),
  ),
]
