import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { listStock, readPastStock, readProductStock } from './stock.ts'

export const stockRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/stock',
    {
      summary:
        'Goods that are kept in stock, by name, and what there is of each: now, or at the end of a day',
      query: contract.StockQuery,
      reply: contract.Stock,
    },
    (ctx, { query }) => listStock(ctx, query),
  ),
  route(
    'GET',
    '/products/:id',
    {
      summary: 'The stock of one product: where it lies, what of it is kept for somebody, and what it cost',
      params: IdParams,
      reply: contract.ProductStock,
    },
    (ctx, { params: { id } }) => readProductStock(ctx, id),
  ),
  route(
    'GET',
    '/products/:id/past',
    {
      summary: 'How much of a product there was at the end of a day, and where',
      params: IdParams,
      query: contract.PastQuery,
      reply: contract.PastStock,
    },
    (ctx, { params: { id }, query }) => readPastStock(ctx, id, query.on),
  ),
]
