import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { changeCountLines, createCount, listCounts, postCount, readCount, removeCount } from './counts.ts'

const params = IdParams
const reply = contract.CountWithLines
const problems = ['posting_final'] as const

export const countRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/counts',
    { summary: 'Stock-takings, newest first', query: contract.CountsQuery, reply: contract.Counts },
    (ctx, { query }) => listCounts(ctx, query),
  ),
  route(
    'POST',
    '/counts',
    {
      summary: 'Begin to count what lies at a location; blind, without seeing what there should be',
      body: contract.NewCount,
      reply,
      status: 201,
    },
    async (ctx, { body }, tools) => created(tools, '/api/v1/warehouse/counts', await createCount(ctx, body)),
  ),
  route(
    'GET',
    '/counts/:id',
    { summary: 'One stock-taking with what was counted', params, reply },
    (ctx, input) => readCount(ctx, input.params.id),
  ),
  route(
    'PUT',
    '/counts/:id/lines',
    {
      summary: 'Say what was counted; counted again, the later holds',
      params,
      body: contract.CountedLines,
      reply,
      problems,
    },
    (ctx, { params: { id }, body }) => changeCountLines(ctx, id, body),
  ),
  route(
    'POST',
    '/counts/:id/post',
    {
      summary: 'Close a stock-taking: what differs from the books is found or lost',
      params,
      reply,
      problems,
    },
    (ctx, input) => postCount(ctx, input.params.id),
  ),
  route(
    'DELETE',
    '/counts/:id',
    { summary: 'Give up a stock-taking that is not closed', params, problems },
    (ctx, input) => removeCount(ctx, input.params.id),
  ),
]
