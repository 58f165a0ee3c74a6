import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { changeUnit, createUnit, listUnits, removeUnit } from './units.ts'

export const unitRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/units',
    {
      summary: 'Units that goods are counted in, by code',
      query: contract.ShortListQuery,
      reply: contract.Units,
    },
    (ctx, { query }) => listUnits(ctx, query),
  ),
  route(
    'POST',
    '/units',
    {
      summary: 'A new unit, on its own or as so many of another; that stays as it was said',
      body: contract.NewUnit,
      reply: contract.Unit,
      status: 201,
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/goods/units', await createUnit(ctx, body)),
  ),
  route(
    'PUT',
    '/units/:id',
    {
      summary: 'Rename a unit',
      params: IdParams,
      body: contract.UnitChange,
      reply: contract.Unit,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changeUnit(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/units/:id',
    {
      summary: 'Delete a unit that nothing is counted in',
      params: IdParams,
      problems: ['goods_unit_in_use'],
    },
    (ctx, { params }) => removeUnit(ctx, params.id),
  ),
]
