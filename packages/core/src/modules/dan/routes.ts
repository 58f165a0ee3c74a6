import { openRoute, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { requireOwnSession } from '../eid/index.ts'
import * as contract from './contract.ts'
import { finishGatewaySignIn } from './sign-in/callback.ts'
import { startGatewaySignIn } from './sign-in/start.ts'

export const routes: RouteDefinition[] = [
  openRoute(
    'POST',
    '/auth/dan/login',
    {
      summary: 'Sign in through the unified government gateway: where the browser goes',
      body: contract.GatewayBody,
      reply: contract.GatewayReply,
      problems: ['login_method_disabled'],
    },
    (ctx, { body }, reply) => startGatewaySignIn(ctx, body, { reply, person_id: null }),
  ),
  openRoute(
    'GET',
    '/auth/dan/callback',
    {
      summary:
        'The gateway’s answer: the browser goes where it was heading, or to the sign-in page with `error`',
      query: contract.CallbackQuery,
      status: 303,
    },
    async (ctx, { query }, reply) => reply.header('location', await finishGatewaySignIn(ctx, query, reply)),
  ),
  sessionRoute(
    'POST',
    '/me/identities/dan',
    {
      summary: 'Link oneself through the government gateway: where the browser goes',
      body: contract.LinkBody,
      reply: contract.GatewayReply,
      problems: ['login_method_disabled', 'reauthentication_required'],
    },
    (ctx, { body }, reply) => {
      requireOwnSession(ctx)
      return startGatewaySignIn(ctx, body, { reply, person_id: ctx.person.id })
    },
  ),
]
