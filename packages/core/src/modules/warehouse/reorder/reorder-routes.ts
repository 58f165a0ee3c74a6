import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { importInventory } from '../inventory/inventory.ts'
import { changeReorderRule, listReorderRules } from './reorder.ts'

export const reorderRoutes: RouteDefinition[] = [
  route(
    'POST',
    '/import',
    {
      summary:
        'Take an inventory from a CSV file: numbers of products, locations, quantities, cost; all or nothing',
      consumes: 'text/csv',
      query: contract.ImportQuery,
      reply: contract.ImportReply,
      problems: ['import_invalid'],
    },
    (ctx, { query, body }) => importInventory(ctx, body, query.dry_run ?? false),
  ),
  route(
    'GET',
    '/reorder',
    {
      summary: 'From which quantity on products are ordered, and what is short of it',
      query: contract.ReorderQuery,
      reply: contract.ReorderRules,
    },
    (ctx, { query }) => listReorderRules(ctx, query),
  ),
  route(
    'PUT',
    '/products/:id/reorder',
    {
      summary: 'Say from which quantity on a product is ordered at a location, and up to which',
      params: IdParams,
      body: contract.ReorderChange,
    },
    (ctx, { params, body }) => changeReorderRule(ctx, params.id, body),
  ),
]
