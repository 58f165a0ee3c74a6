import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import {
  changePriceList,
  createPriceList,
  listPriceLists,
  readPriceList,
  removePriceList,
} from './price-lists.ts'
import { changePrices, listPrices, readPrice } from './prices.ts'

export const priceRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/products/:id/prices',
    { summary: 'All prices of a product', params: IdParams, reply: contract.Prices },
    (ctx, { params }) => listPrices(ctx, params.id),
  ),
  route(
    'PUT',
    '/products/:id/prices',
    {
      summary:
        'Say all prices of a product: by list, from a quantity and a day on; what is not named is gone',
      params: IdParams,
      body: contract.PricesGiven,
      reply: contract.Prices,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changePrices(ctx, params.id, body),
  ),
  route(
    'GET',
    '/products/:id/price',
    {
      summary: 'What one of a product costs: for a customer, a quantity and a day',
      params: IdParams,
      query: contract.PriceQuery,
      reply: contract.ResolvedPrice,
      problems: ['price_missing', 'units_differ'],
    },
    (ctx, { params, query }) => readPrice(ctx, params.id, query),
  ),
  route(
    'GET',
    '/price-lists',
    { summary: 'Price lists, by name', query: contract.ShortListQuery, reply: contract.PriceLists },
    (ctx, { query }) => listPriceLists(ctx, query),
  ),
  route(
    'POST',
    '/price-lists',
    {
      summary: 'A new price list, for everybody or for some customers',
      body: contract.NewPriceList,
      reply: contract.PriceList,
      status: 201,
    },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/goods/price-lists', await createPriceList(ctx, body)),
  ),
  route(
    'GET',
    '/price-lists/:id',
    { summary: 'One price list', params: IdParams, reply: contract.PriceList },
    (ctx, { params }) => readPriceList(ctx, params.id),
  ),
  route(
    'PUT',
    '/price-lists/:id',
    {
      summary: 'Change a price list; its currency stays',
      params: IdParams,
      body: contract.PriceListChange,
      reply: contract.PriceList,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changePriceList(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/price-lists/:id',
    { summary: 'Delete a price list without prices', params: IdParams, problems: ['price_list_in_use'] },
    (ctx, { params }) => removePriceList(ctx, params.id),
  ),
]
