import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { moveMembers } from './placement.ts'
import { exportUnits } from './unit-export.ts'
import { importUnits } from './unit-import.ts'
import {
  changeUnit,
  createUnit,
  listUnitHistory,
  listUnits,
  moveUnit,
  readUnit,
  removeUnit,
} from './units.ts'

const ROOT = '/api/v1/organisation/units'
const { UnitParams } = contract

const changeShape = {
  params: UnitParams,
  body: contract.UnitChanges,
  reply: contract.Unit,
  problems: ['stale_version', 'unit_code_taken', 'unit_name_taken'],
} as const

export const unitRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/units',
    { summary: 'Units of the organisation, a tree', query: contract.UnitsQuery, reply: contract.Units },
    (ctx, { query }) => listUnits(ctx, query),
  ),
  route(
    'POST',
    '/units',
    {
      summary: 'Add a unit',
      body: contract.NewUnit,
      reply: contract.Unit,
      status: 201,
      problems: ['unit_code_taken', 'unit_name_taken', 'unit_too_deep'],
    },
    async (ctx, { body }, reply) => created(reply, ROOT, await createUnit(ctx, body)),
  ),
  route(
    'POST',
    '/units/import',
    {
      summary:
        'Take units from a CSV file with the columns name, code, parent and manager: all of them, or none',
      consumes: 'text/csv',
      query: contract.UnitImportQuery,
      reply: contract.UnitImportReply,
      problems: ['import_invalid'],
    },
    (ctx, { query, body }) => importUnits(ctx, body, query.dry_run ?? false),
  ),
  route(
    'GET',
    '/units/export',
    { summary: 'All units as a CSV file that can be imported again', produces: ['text/csv'] },
    async ctx => exportUnits(ctx),
  ),
  route(
    'GET',
    '/units/:id',
    { summary: 'One unit', params: UnitParams, reply: contract.Unit },
    (ctx, { params }) => readUnit(ctx, params.id),
  ),
  route('PUT', '/units/:id', { ...changeShape, summary: 'Change a unit' }, (ctx, { params, body }) =>
    changeUnit(ctx, params.id, body),
  ),
  route(
    'PATCH',
    '/units/:id',
    { ...changeShape, summary: 'Change some of a unit' },
    (ctx, { params, body }) => changeUnit(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/units/:id',
    { summary: 'Delete an empty unit', params: UnitParams, problems: ['unit_in_use'] },
    (ctx, { params }) => removeUnit(ctx, params.id),
  ),
  route(
    'POST',
    '/units/:id/move',
    {
      summary: 'Hang a unit, with all below it, under another one or at the top',
      params: UnitParams,
      body: contract.UnitMove,
      reply: contract.Unit,
      problems: ['stale_version', 'unit_cycle', 'unit_too_deep', 'unit_name_taken'],
    },
    (ctx, { params, body }) => moveUnit(ctx, params.id, body),
  ),
  route(
    'POST',
    '/units/:id/members',
    {
      summary: 'Move members into a unit',
      params: UnitParams,
      body: contract.UnitMembersBody,
      reply: contract.UnitMembersReply,
      problems: ['administrator_protected'],
    },
    (ctx, { params, body }) => moveMembers(ctx, params.id, body.members),
  ),
  route(
    'GET',
    '/units/:id/history',
    {
      summary: 'What became of a unit, and who came and went',
      params: UnitParams,
      query: contract.UnitHistoryQuery,
      reply: contract.UnitHistory,
    },
    (ctx, { params, query }) => listUnitHistory(ctx, params.id, query),
  ),
]
