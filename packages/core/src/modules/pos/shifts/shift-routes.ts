import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { closeShift, createCashMove, createShift, listShifts, readShift } from './shifts.ts'

export const shiftRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/shifts',
    { summary: 'Shifts, the newest first', query: contract.ShiftsQuery, reply: contract.Shifts },
    (ctx, { query }) => listShifts(ctx, query),
  ),
  route(
    'GET',
    '/shifts/:id',
    {
      summary: 'One shift: what should be in the drawer, and what was counted',
      params: IdParams,
      reply: contract.ShiftDetail,
    },
    (ctx, { params }) => readShift(ctx, params.id),
  ),
  route(
    'POST',
    '/tills/:id/shifts',
    {
      summary: 'Open a shift with what the drawer has; sent again, it is the same',
      params: IdParams,
      body: contract.NewShift,
      reply: contract.ShiftDetail,
      status: 201,
      needs: 'sell',
      problems: ['shift_open', 'lease_ended'],
    },
    async (ctx, { params, body }, reply) =>
      created(reply, '/api/v1/pos/shifts', await createShift(ctx, params.id, body)),
  ),
  route(
    'POST',
    '/shifts/:id/close',
    {
      summary: 'Close a shift with what was counted; what cash differs by is posted',
      params: IdParams,
      body: contract.ShiftClose,
      reply: contract.ShiftDetail,
      needs: 'sell',
    },
    (ctx, { params, body }) => closeShift(ctx, params.id, body),
  ),
  route(
    'POST',
    '/shifts/:id/cash',
    {
      summary: 'Cash is put into the drawer or taken out of it',
      params: IdParams,
      body: contract.NewCashMove,
      reply: contract.ShiftDetail,
      needs: 'sell',
      problems: ['shift_closed'],
    },
    (ctx, { params, body }) => createCashMove(ctx, params.id, body),
  ),
]
