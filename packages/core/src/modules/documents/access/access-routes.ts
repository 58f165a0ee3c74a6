import { IdParams } from '../../../kernel/http/contract.ts'
import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { changeShare, listShares, removeShare } from './shares.ts'
import { listSubjects } from './subjects.ts'

export const accessRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/subjects',
    {
      summary: 'Whom a document can be shared with: colleagues, units and roles, by name',
      query: contract.SubjectsQuery,
      reply: contract.Subjects,
    },
    (ctx, { query }) => listSubjects(ctx, query),
  ),
  route(
    'GET',
    '/:id/access',
    {
      summary: 'Who may see a document, comment on it or edit it',
      params: IdParams,
      query: contract.AccessQuery,
      reply: contract.DocumentAccesses,
    },
    (ctx, { params, query }) => listShares(ctx, params.id, query),
  ),
  route(
    'PUT',
    '/:id/access/:subject_id',
    {
      summary: 'Give a person, a role or a unit access to a document, or another level of it',
      needs: 'read',
      sessionOnly: true,
      params: contract.AccessParams,
      body: contract.AccessGiven,
      reply: contract.DocumentAccess,
      problems: ['document_access_insufficient', 'wrong_state'],
    },
    (ctx, { params, body }) => changeShare(ctx, params.id, { ...body, subject_id: params.subject_id }),
  ),
  route(
    'DELETE',
    '/:id/access/:subject_id',
    {
      summary: 'Take access to a document away; its owner keeps it',
      needs: 'read',
      sessionOnly: true,
      params: contract.AccessParams,
      problems: ['document_access_insufficient', 'wrong_state'],
    },
    (ctx, { params }) => removeShare(ctx, params.id, params),
  ),
]
