import { openRoute, sessionRoute } from '../../kernel/http/route.ts'
import type { ReplyTools, RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { logOutByFrame, logOutByProvider } from './providers/provider-logout.ts'
import { finishSignIn } from './sign-in/callback.ts'
import { readMethods } from './sign-in/read-methods.ts'
import { startSignIn } from './sign-in/start.ts'
import { readSignOut, signOutEverywhere } from './sign-out/sign-out.ts'

const { ProviderParams: params } = contract

const goTo = (reply: ReplyTools, address: string): void => reply.header('location', address)

export const routes: RouteDefinition[] = [
  openRoute(
    'GET',
    '/methods',
    {
      summary: 'What the sign-in screen may show',
      duringMaintenance: true,
      query: contract.MethodsQuery,
      reply: contract.MethodsReply,
    },
    async (ctx, { query }) => readMethods(ctx, query),
  ),
  openRoute(
    'GET',
    '/sso/:provider/start',
    {
      summary: 'Sign in through another provider: the browser goes there',
      params,
      query: contract.StartQuery,
      status: 303,
    },
    async (ctx, input, reply) =>
      goTo(reply, await startSignIn(ctx, input.params.provider, { query: input.query, reply })),
  ),
  openRoute(
    'GET',
    '/sso/:provider/callback',
    {
      summary:
        'The provider’s answer: the browser goes where it was heading, or to the sign-in page with `error`',
      params,
      query: contract.CallbackQuery,
      status: 303,
    },
    async (ctx, input, reply) =>
      goTo(reply, await finishSignIn(ctx, input.params.provider, { query: input.query, reply })),
  ),
  openRoute(
    'POST',
    '/sso/:provider/backchannel-logout',
    {
      summary: 'A provider ends the sessions that it began, by a logout token',
      params,
      consumes: 'application/x-www-form-urlencoded',
      status: 200,
      problems: ['logout_token_invalid', 'sso_unavailable'],
    },
    async (ctx, input) => logOutByProvider(ctx, input.params.provider, input.body),
  ),
  openRoute(
    'GET',
    '/sso/:provider/frontchannel-logout',
    {
      summary: 'A provider ends a session that it began, from a frame of its page',
      params,
      query: contract.FrameQuery,
    },
    async (ctx, input) => logOutByFrame(ctx, input.params.provider, input.query),
  ),
  sessionRoute(
    'GET',
    '/sso/logout',
    {
      summary: 'The provider through which this session began, when one can sign out there as well',
      reply: contract.SignOutReply,
      allowsWeakSession: true,
      sessionOnly: true,
    },
    ctx => readSignOut(ctx),
  ),
  sessionRoute(
    'POST',
    '/sso/logout',
    {
      summary: 'End this session; the browser then ends the provider’s at `redirect_to`',
      reply: contract.SignedOutReply,
      allowsWeakSession: true,
      sessionOnly: true,
    },
    (ctx, _input, reply) => signOutEverywhere(ctx, reply),
  ),
]
