import { IdParams } from '../../kernel/http/contract.ts'
import { route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { changeSettings, readSettings } from './approval-settings.ts'
import * as contract from './contract.ts'
import { listQueue, readApproval } from './decisions/approvals.ts'
import { decide } from './decisions/decide.ts'
import { createApprover, delegateApproval, reassignApproval } from './decisions/hand-over.ts'
import { listFlows, listFlowsOfDocument, readFlow, withdrawFlow } from './flows/flows.ts'
import { startFlow } from './flows/start-flow.ts'
import { changeSubstitution, readSubstitution, removeSubstitution } from './people/substitutes.ts'
import { templateRoutes } from './templates/template-routes.ts'

const HAND_OVER = [
  'wrong_state',
  'wrong_turn',
  'already_asked',
  'approver_unavailable',
  'own_document',
] as const

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '/documents/:id/flow',
    {
      summary: 'The approval of a document: under way, or the last there was',
      params: IdParams,
      query: contract.FlowQuery,
      reply: contract.Flow,
    },
    (ctx, { params, query }) => readFlow(ctx, params.id, query),
  ),
  route(
    'POST',
    '/documents/:id/flow',
    {
      summary:
        'Send a draft for approval, by steps or by a template; what is approved is the hash of its newest version',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      body: contract.FlowGiven,
      reply: contract.Flow,
      status: 201,
      problems: [
        'document_access_insufficient',
        'wrong_state',
        'no_version',
        'approver_unavailable',
        'quorum_unreachable',
        'own_document',
      ],
    },
    async (ctx, { params, body }, reply) => {
      const flow = await startFlow(ctx, params.id, body)
      reply.header('location', `/api/v1/documents/${flow.document_id}/flow?flow_id=${flow.id}`)
      return flow
    },
  ),
  route(
    'DELETE',
    '/documents/:id/flow',
    {
      summary: 'Withdraw a document from approval: it is a draft again',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      problems: ['document_access_insufficient', 'wrong_state'],
    },
    (ctx, { params }) => withdrawFlow(ctx, params.id),
  ),
  route(
    'GET',
    '/documents/:id/flows',
    {
      summary: 'Every time that a document was sent for approval, the newest first',
      params: IdParams,
      query: contract.DocumentFlowsQuery,
      reply: contract.Flows,
    },
    (ctx, { params, query }) => listFlowsOfDocument(ctx, params.id, query),
  ),
  route(
    'POST',
    '/documents/:id/flow/approvers',
    {
      summary: 'Ask one more person in a step that is under way',
      params: IdParams,
      body: contract.ApproverAdded,
      reply: contract.Flow,
      problems: [...HAND_OVER, 'too_many_approvers'],
    },
    (ctx, { params, body }) => createApprover(ctx, params.id, body),
  ),
  route(
    'GET',
    '/approvals/queue',
    {
      summary: 'What waits for the caller’s decision, also for those whom they stand in for',
      query: contract.QueueQuery,
      reply: contract.Queue,
    },
    (ctx, { query }) => listQueue(ctx, query),
  ),
  route(
    'GET',
    '/approvals/flows',
    {
      summary: 'Every approval of the organisation, the newest first; those that nobody can bring to an end',
      needs: 'manage',
      query: contract.FlowsQuery,
      reply: contract.Flows,
    },
    (ctx, { query }) => listFlows(ctx, query),
  ),
  ...templateRoutes,
  route(
    'GET',
    '/approvals/settings',
    { summary: 'How the organisation approves', reply: contract.Settings },
    ctx => readSettings(ctx),
  ),
  route(
    'PUT',
    '/approvals/settings',
    {
      summary: 'Change how the organisation approves',
      body: contract.SettingsChange,
      reply: contract.Settings,
      problems: ['stale_version'],
    },
    (ctx, { body }) => changeSettings(ctx, body),
  ),
  route(
    'GET',
    '/approvals/:id',
    { summary: 'One approval: who is asked about what', params: IdParams, reply: contract.Approval },
    (ctx, { params }) => readApproval(ctx, params.id),
  ),
  route(
    'PUT',
    '/approvals/:id',
    {
      summary: 'Approve, return for change or reject; for whoever is asked, or their substitute',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      body: contract.DecisionGiven,
      reply: contract.Approval,
      problems: [
        'not_your_approval',
        'wrong_turn',
        'wrong_state',
        'already_decided',
        'stale_version',
        'own_document',
      ],
    },
    (ctx, { params, body }) => decide(ctx, params.id, body),
  ),
  route(
    'POST',
    '/approvals/:id/delegate',
    {
      summary: 'Let somebody else decide, this once; for whoever is asked',
      needs: 'read',
      sessionOnly: true,
      params: IdParams,
      body: contract.Delegation,
      reply: contract.Approval,
      problems: ['not_your_approval', ...HAND_OVER],
    },
    (ctx, { params, body }) => delegateApproval(ctx, params.id, body),
  ),
  route(
    'POST',
    '/approvals/:id/reassign',
    {
      summary: 'Ask somebody else in place of one who is gone or does not answer',
      params: IdParams,
      body: contract.Delegation,
      reply: contract.Approval,
      problems: HAND_OVER,
    },
    (ctx, { params, body }) => reassignApproval(ctx, params.id, body),
  ),
  route(
    'GET',
    '/me/substitute',
    {
      summary: 'Who decides for the caller, and for whom the caller decides',
      sessionOnly: true,
      reply: contract.OwnSubstitution,
    },
    ctx => readSubstitution(ctx),
  ),
  route(
    'PUT',
    '/me/substitute',
    {
      summary: 'Name who decides for the caller while they are away',
      needs: 'read',
      sessionOnly: true,
      body: contract.SubstitutionGiven,
      reply: contract.OwnSubstitution,
      problems: ['approver_unavailable'],
    },
    (ctx, { body }) => changeSubstitution(ctx, body),
  ),
  route(
    'DELETE',
    '/me/substitute',
    { summary: 'Decide oneself again', needs: 'read', sessionOnly: true },
    ctx => removeSubstitution(ctx),
  ),
]
