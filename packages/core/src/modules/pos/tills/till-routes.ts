import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { createLease, removeLease } from './leases.ts'
import { changeTill, createTill, listTills, readSeller, readTill } from './tills.ts'

export const tillRoutes: RouteDefinition[] = [
  route('GET', '/me', { summary: 'What whoever is signed in may do at a till', reply: contract.Me }, ctx =>
    readSeller(ctx),
  ),
  route(
    'GET',
    '/tills',
    { summary: 'Tills, by name', query: contract.TillsQuery, reply: contract.Tills },
    (ctx, { query }) => listTills(ctx, query),
  ),
  route(
    'POST',
    '/tills',
    {
      summary: 'A new till, with what its numbers begin with and where its goods lie',
      body: contract.NewTill,
      reply: contract.Till,
      status: 201,
      problems: ['till_taken'],
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/pos/tills', await createTill(ctx, body)),
  ),
  route(
    'GET',
    '/tills/:id',
    { summary: 'One till, and which device sells at it', params: IdParams, reply: contract.Till },
    (ctx, { params }) => readTill(ctx, params.id),
  ),
  route(
    'PUT',
    '/tills/:id',
    {
      summary: 'Rename a till, give it another place, or put it away',
      params: IdParams,
      body: contract.TillChange,
      reply: contract.Till,
      problems: ['stale_version', 'till_taken', 'till_in_use'],
    },
    (ctx, { params, body }) => changeTill(ctx, params.id, body),
  ),
  route(
    'POST',
    '/tills/:id/lease',
    {
      summary: 'A device takes a till for itself, and learns where its numbers go on',
      params: IdParams,
      body: contract.LeaseAsked,
      reply: contract.Lease,
      needs: 'sell',
      problems: ['till_held', 'till_in_use', 'till_taken'],
    },
    (ctx, { params, body }) => createLease(ctx, params.id, body),
  ),
  route(
    'DELETE',
    '/leases/:id',
    {
      summary: 'A device gives its till back, after it has sent everything',
      params: IdParams,
      body: contract.LeaseEnd,
      needs: 'sell',
      problems: ['lease_ended'],
    },
    (ctx, { params, body }) => removeLease(ctx, params.id, body),
  ),
]
