import { type RouteDefinition, route } from '@tamga/core'
import { campaignRoutes } from './campaigns/campaign-routes.ts'
import * as contract from './contract.ts'
import { decideItem, decideItems } from './items/decide.ts'
import { listItems, listQueue, readItem } from './items/items.ts'
import { reassignItem, reassignItems } from './items/reassign.ts'
import { readTimeline } from './items/timeline.ts'
import { scheduleRoutes } from './schedules/schedule-routes.ts'

const params = contract.ItemParams
/** The reviewer of an item; a manager may step in. */
const deciding = { needs: 'decide', orNeeds: 'manage' } as const

export const routes: RouteDefinition[] = [
  ...campaignRoutes,
  ...scheduleRoutes,
  route(
    'GET',
    '/queue',
    { summary: 'Decisions assigned to the caller', query: contract.QueueQuery, reply: contract.QueueList },
    (ctx, { query }) => listQueue(ctx, query),
  ),
  route(
    'GET',
    '/campaigns/:id/items',
    {
      summary: 'Grants under review',
      params,
      query: contract.ItemsQuery,
      reply: contract.ItemList,
    },
    (ctx, { params, query }) => listItems(ctx, params.id, query),
  ),
  route(
    'POST',
    '/campaigns/:id/decisions',
    {
      ...deciding,
      summary: 'Decide many items at once, or preview it',
      params,
      query: contract.PreviewQuery,
      body: contract.DecisionsGiven,
      reply: contract.DecisionsMade,
      problems: ['wrong_state', 'comment_required'],
    },
    (ctx, { params, query, body }) => decideItems(ctx, params.id, { ...body, ...query }),
  ),
  route(
    'POST',
    '/campaigns/:id/reassign',
    {
      ...deciding,
      summary: 'Hand many undecided items to another reviewer',
      params,
      body: contract.Reassignments,
      reply: contract.Reassigned,
      problems: ['wrong_state'],
    },
    (ctx, { params, body }) => reassignItems(ctx, params.id, body),
  ),
  route(
    'GET',
    '/items/:id',
    { summary: 'One grant under review', params, reply: contract.Item },
    (ctx, { params }) => readItem(ctx, params.id),
  ),
  route(
    'PUT',
    '/items/:id',
    {
      ...deciding,
      summary: 'Decide: keep or remove',
      params,
      body: contract.DecisionGiven,
      reply: contract.Item,
      problems: ['wrong_state', 'comment_required', 'self_review'],
    },
    (ctx, { params, body }) => decideItem(ctx, params.id, body),
  ),
  route(
    'POST',
    '/items/:id/reassign',
    {
      ...deciding,
      summary: 'Hand an undecided item to another reviewer',
      params,
      body: contract.Reassignment,
      reply: contract.Item,
      problems: ['wrong_state', 'self_review'],
    },
    (ctx, { params, body }) => reassignItem(ctx, params.id, body),
  ),
  route(
    'GET',
    '/items/:id/timeline',
    { summary: 'From the grant to the last consequence of its removal', params, reply: contract.Timeline },
    (ctx, { params }) => readTimeline(ctx, params.id),
  ),
]
