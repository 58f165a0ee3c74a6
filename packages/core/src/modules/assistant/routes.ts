import { created, route, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { beginAnswer } from './answer/begin-answer.ts'
import { resumeAnswer, streamKey } from './answer/resume-answer.ts'
import { readStatus, requireAvailable, requireSwitchedOn } from './availability.ts'
import * as contract from './contract.ts'
import {
  createConversation,
  listConversations,
  readConversation,
  removeConversation,
} from './conversations/conversations.ts'
import { dismissProposal, listProposals, readProposal } from './proposals/proposals.ts'

const ROOT = '/api/v1/assistant'
/** The feature is judged by the handlers, after the key: without one the answer is 503, whatever the switch. */
const judged = { needs: 'read', ignoresFeature: true, sessionOnly: true } as const

export const routes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/status',
    {
      summary: 'Whether the assistant can be asked, and if not, why',
      reply: contract.Status,
      ignoresFeature: true,
    },
    async ctx => readStatus(ctx),
  ),
  route(
    'GET',
    '/conversations',
    {
      ...judged,
      summary: 'One’s own conversations, the latest first',
      query: contract.ConversationsQuery,
      reply: contract.Conversations,
    },
    async (ctx, { query }) => {
      requireSwitchedOn(ctx)
      return listConversations(ctx, query)
    },
  ),
  route(
    'POST',
    '/conversations',
    {
      ...judged,
      summary: 'Begin a conversation',
      reply: contract.Conversation,
      status: 201,
      problems: ['ai_unavailable', 'feature_disabled'],
    },
    async (ctx, _input, reply) => {
      requireAvailable(ctx)
      return created(reply, `${ROOT}/conversations`, await createConversation(ctx))
    },
  ),
  route(
    'GET',
    '/conversations/:id',
    {
      ...judged,
      summary: 'A conversation, with the records that its answers rest on',
      params: contract.ConversationParams,
      reply: contract.ConversationDetail,
    },
    async (ctx, { params }) => {
      requireSwitchedOn(ctx)
      return readConversation(ctx, params.id)
    },
  ),
  route(
    'DELETE',
    '/conversations/:id',
    { ...judged, summary: 'Delete a conversation', params: contract.ConversationParams },
    (ctx, { params }) => removeConversation(ctx, params.id),
  ),
  route(
    'POST',
    '/conversations/:id/messages',
    {
      ...judged,
      summary:
        'Ask; the answer is a stream of events: text, tool, cite, proposal, usage, error, done, each with a number',
      params: contract.ConversationParams,
      body: contract.QuestionBody,
      produces: ['text/event-stream'],
      problems: ['ai_unavailable', 'feature_disabled', 'ai_budget_spent', 'conversation_busy'],
    },
    async (ctx, { params, body }, reply) => {
      requireAvailable(ctx)
      const { run, messageId } = await beginAnswer(ctx, params.id, body.text)
      reply.header('assistant-message', messageId)
      const stream = reply.openEvents(streamKey(ctx))
      run.follow(stream, 0)
      return stream
    },
  ),
  route(
    'GET',
    '/conversations/:id/messages/:message_id/events',
    {
      ...judged,
      summary: 'Go on reading an answer after the last event that was read',
      params: contract.MessageParams,
      query: contract.EventsQuery,
      produces: ['text/event-stream'],
    },
    async (ctx, { params, query }, reply) => {
      requireSwitchedOn(ctx)
      const place = { conversationId: params.id, messageId: params.message_id, after: query.after ?? 0 }
      return resumeAnswer(ctx, place, reply)
    },
  ),
  route(
    'GET',
    '/proposals',
    {
      ...judged,
      summary: 'Changes that were proposed to the caller and wait',
      query: contract.ProposalsQuery,
      reply: contract.Proposals,
    },
    (ctx, { query }) => listProposals(ctx, query),
  ),
  route(
    'GET',
    '/proposals/:id',
    {
      ...judged,
      summary:
        'A proposed change; it is carried out by sending the request itself, with its id in the header Assistant-Proposal',
      params: contract.ProposalParams,
      reply: contract.Proposal,
    },
    (ctx, { params }) => readProposal(ctx, params.id),
  ),
  route(
    'DELETE',
    '/proposals/:id',
    {
      ...judged,
      summary: 'Turn a proposed change down',
      params: contract.ProposalParams,
      problems: ['wrong_state'],
    },
    (ctx, { params }) => dismissProposal(ctx, params.id),
  ),
]
