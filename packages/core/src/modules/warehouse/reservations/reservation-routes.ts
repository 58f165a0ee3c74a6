import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { createReservation, listReservations, readReservation, removeReservation } from './reservations.ts'

const params = IdParams

export const reservationRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/reservations',
    {
      summary: 'Goods that are kept for somebody, newest first',
      query: contract.ReservationsQuery,
      reply: contract.Reservations,
    },
    (ctx, { query }) => listReservations(ctx, query),
  ),
  route(
    'POST',
    '/reservations',
    {
      summary: 'Keep goods at a location for somebody: no more than is free',
      body: contract.NewReservation,
      reply: contract.Reservation,
      status: 201,
      problems: ['stock_missing'],
    },
    async (ctx, { body }, reply) =>
      created(reply, '/api/v1/warehouse/reservations', await createReservation(ctx, body)),
  ),
  route(
    'GET',
    '/reservations/:id',
    { summary: 'One reservation', params, reply: contract.Reservation },
    (ctx, { params: { id } }) => readReservation(ctx, id),
  ),
  route(
    'DELETE',
    '/reservations/:id',
    { summary: 'Let go of what was kept', params },
    (ctx, { params: { id } }) => removeReservation(ctx, id),
  ),
]
