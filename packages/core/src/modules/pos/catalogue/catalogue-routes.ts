import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import { readCatalogue, readScanned } from './catalogue.ts'
import * as contract from './contract.ts'

export const catalogueRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/catalogue',
    {
      summary: 'What there is to sell, with barcodes and prices: all of it, or what changed since',
      query: contract.CatalogueQuery,
      reply: contract.Catalogue,
    },
    (ctx, { query }) => readCatalogue(ctx, query),
  ),
  route(
    'GET',
    '/lookup',
    {
      summary: 'What a scanned code stands for, and what one of it costs today',
      query: contract.LookupQuery,
      reply: contract.Found,
    },
    (ctx, { query }) => readScanned(ctx, query.code),
  ),
]
