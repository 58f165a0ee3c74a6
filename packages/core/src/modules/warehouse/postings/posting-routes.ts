import type { TSchema } from 'typebox'
import { IdParams } from '../../../kernel/http/contract.ts'
import { created, route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import {
  createAdjustment,
  createCorrection,
  createDelivery,
  createReceipt,
  createTransfer,
  listMoves,
  listPostings,
  readPosting,
} from './postings.ts'

const HOME = '/api/v1/warehouse/postings'
const params = IdParams

const posting = <const B extends TSchema>(summary: string, body: B) => ({
  summary,
  body,
  reply: contract.PostingWithMoves,
  status: 201,
  problems: ['stock_missing'] as const,
})

export const postingRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/moves',
    {
      summary: 'Moves of goods, newest first: each takes a quantity from one location to another',
      query: contract.MovesQuery,
      reply: contract.Moves,
    },
    (ctx, { query }) => listMoves(ctx, query),
  ),
  route(
    'GET',
    '/postings',
    {
      summary: 'Receipts, deliveries, transfers and whatever else moved goods, newest first',
      query: contract.PostingsQuery,
      reply: contract.Postings,
    },
    (ctx, { query }) => listPostings(ctx, query),
  ),
  route(
    'GET',
    '/postings/:id',
    { summary: 'One posting with its moves', params, reply: contract.PostingWithMoves },
    (ctx, { params: { id } }) => readPosting(ctx, id),
  ),
  route(
    'POST',
    '/receipts',
    posting('Goods come in from a supplier, at a cost', contract.NewReceipt),
    async (ctx, { body }, reply) => created(reply, HOME, await createReceipt(ctx, body)),
  ),
  route(
    'POST',
    '/deliveries',
    posting('Goods go out to a customer; without a lot, what expires first', contract.NewDelivery),
    async (ctx, { body }, reply) => created(reply, HOME, await createDelivery(ctx, body)),
  ),
  route(
    'POST',
    '/transfers',
    posting('Goods go from one place of the company to another', contract.NewTransfer),
    async (ctx, { body }, reply) => created(reply, HOME, await createTransfer(ctx, body)),
  ),
  route(
    'POST',
    '/adjustments',
    posting('Goods were lost, or were found', contract.NewAdjustment),
    async (ctx, { body }, reply) => created(reply, HOME, await createAdjustment(ctx, body)),
  ),
  route(
    'POST',
    '/postings/:id/correction',
    {
      ...posting('Take a posting back, by the same moves backwards', contract.NewCorrection),
      params,
      problems: ['stock_missing', 'posting_corrected', 'posting_final'],
    },
    async (ctx, { params: { id }, body }, reply) =>
      created(reply, HOME, await createCorrection(ctx, id, body)),
  ),
]
