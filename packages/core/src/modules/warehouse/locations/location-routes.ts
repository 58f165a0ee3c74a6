import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { listLocationStock } from '../stock/stock.ts'
import { changeLocation, createLocation, listLocations, readLocation, removeLocation } from './locations.ts'

const params = IdParams

export const locationRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/locations',
    {
      summary: 'Where goods are: the places of the company by name, then suppliers, customers and losses',
      query: contract.LocationsQuery,
      reply: contract.Locations,
    },
    (ctx, { query }) => listLocations(ctx, query),
  ),
  route(
    'POST',
    '/locations',
    {
      summary: 'A new place of the company',
      body: contract.NewLocation,
      reply: contract.Location,
      status: 201,
      problems: ['location_taken'],
    },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/warehouse/locations', await createLocation(ctx, body)),
  ),
  route(
    'GET',
    '/locations/:id',
    { summary: 'One location', params, reply: contract.Location },
    (ctx, { params: { id } }) => readLocation(ctx, id),
  ),
  route(
    'PUT',
    '/locations/:id',
    {
      summary: 'Rename a place of the company, or put it away when nothing lies there',
      params,
      body: contract.LocationChange,
      reply: contract.Location,
      problems: ['stale_version', 'location_taken', 'location_in_use'],
    },
    (ctx, { params: { id }, body }) => changeLocation(ctx, id, body),
  ),
  route(
    'DELETE',
    '/locations/:id',
    { summary: 'Delete a place where nothing ever was', params, problems: ['location_in_use'] },
    (ctx, { params: { id } }) => removeLocation(ctx, id),
  ),
  route(
    'GET',
    '/locations/:id/stock',
    {
      summary: 'What lies at a location, by product and lot',
      params,
      query: contract.LocationStockQuery,
      reply: contract.LocationStock,
    },
    (ctx, { params: { id }, query }) => listLocationStock(ctx, id, query),
  ),
]
