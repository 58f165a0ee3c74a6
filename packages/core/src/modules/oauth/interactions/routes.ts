import { openRoute } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { confirmLogout, describeLogout } from './logout.ts'
import { continueSignedIn, decideConsent, describeInteraction } from './service.ts'

export const routes: RouteDefinition[] = [
  openRoute(
    'GET',
    '/oauth/interactions/:uid',
    {
      summary: 'What an application asks of the person',
      params: contract.UidParams,
      reply: contract.Interaction,
      problems: ['interaction_expired'],
    },
    (ctx, { params }) => describeInteraction(ctx, params.uid),
  ),
  openRoute(
    'POST',
    '/oauth/interactions/:uid/login',
    {
      summary: 'Go on after signing in',
      params: contract.UidParams,
      body: contract.LoginBody,
      reply: contract.Continuation,
      problems: ['interaction_expired', 'reauthentication_required', 'step_up_required', 'wrong_state'],
    },
    (ctx, { params, body }) => continueSignedIn(ctx, params.uid, body),
  ),
  openRoute(
    'POST',
    '/oauth/interactions/:uid/consent',
    {
      summary: 'Allow or refuse what the application asks for',
      params: contract.UidParams,
      body: contract.ConsentBody,
      reply: contract.Continuation,
      problems: [
        'interaction_expired',
        'not_a_member',
        'reauthentication_required',
        'tenant_not_choosable',
        'wrong_state',
      ],
    },
    (ctx, { params, body }) => decideConsent(ctx, params.uid, body),
  ),
  openRoute(
    'GET',
    '/oauth/logouts/:uid',
    {
      summary: 'Who asks to sign out, to be confirmed',
      params: contract.UidParams,
      reply: contract.LogoutRequest,
      problems: ['interaction_expired'],
    },
    (ctx, { params }) => describeLogout(ctx, params.uid),
  ),
  openRoute(
    'POST',
    '/oauth/logouts/:uid/confirm',
    {
      summary: 'Sign out, and go where the application asked',
      params: contract.UidParams,
      reply: contract.Continuation,
      problems: ['interaction_expired'],
    },
    (ctx, { params }, reply) => confirmLogout(ctx, params.uid, reply),
  ),
]
