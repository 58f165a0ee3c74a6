import { openRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { withEntranceCookie } from '../identity/index.ts'
import { acceptInvitation, readInvitation } from './accept/accept.ts'
import { AcceptBody, AcceptReply, InvitedReply, TokenParams } from './contract.ts'

export const routes: RouteDefinition[] = [
  openRoute(
    'GET',
    '/:token',
    {
      summary: 'What an invitation link invites to',
      params: TokenParams,
      reply: InvitedReply,
      problems: ['link_invalid', 'tenant_suspended'],
    },
    (ctx, { params }) => readInvitation(ctx, params.token),
  ),
  openRoute(
    'POST',
    '/:token/accept',
    {
      summary: 'Accept an invitation; who has no password yet chooses one and is signed in',
      params: TokenParams,
      body: AcceptBody,
      reply: AcceptReply,
      problems: [
        'link_invalid',
        'person_exists',
        'password_unacceptable',
        'tenant_suspended',
        'network_not_allowed',
        'other_person',
      ],
    },
    async (ctx, { params, body }, reply) => {
      const { tenant, entered } = await acceptInvitation(ctx, params.token, body)
      return { status: 'accepted' as const, tenant, ...(entered && withEntranceCookie(ctx, reply, entered)) }
    },
  ),
]
