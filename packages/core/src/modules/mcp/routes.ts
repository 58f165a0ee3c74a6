import { route } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { cutAgentOff, listAgents } from './agents/agents.ts'
import * as contract from './contract.ts'

/** Also where the assistant was switched off: what is connected can still be seen and cut off. */
const judged = { needs: 'read', orNeeds: 'manage', ignoresFeature: true, sessionOnly: true } as const

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '',
    {
      ...judged,
      summary: 'Agents that ask in one’s name, the last used first; with assistant.manage those of everybody',
      query: contract.AgentsQuery,
      reply: contract.Agents,
    },
    (ctx, { query }) => listAgents(ctx, query),
  ),
  route(
    'DELETE',
    '/:id',
    { ...judged, summary: 'Cut an agent off: its tokens end at once', params: contract.AgentParams },
    (ctx, { params }) => cutAgentOff(ctx, params.id),
  ),
]
