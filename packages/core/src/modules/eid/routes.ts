import type { Context, SessionContext } from '../../kernel/context.ts'
import { openRoute, sessionRoute } from '../../kernel/http/route.ts'
import type { ReplyTools, RouteDefinition } from '../../kernel/http/route-definition.ts'
import { withEntranceCookie } from '../identity/index.ts'
import * as contract from './contract.ts'
import { linkIdentity, requireOwnSession } from './identities/link-identity.ts'
import { signInWithEid } from './identities/sign-in-with-eid.ts'
import { readOptions } from './provider/options.ts'
import { awaitRequest, cancelRequest, sendOtp } from './requests/await-request.ts'
import { startRequest } from './requests/start-request.ts'

const { RequestParams: params } = contract
const LONGEST_WAIT = 25

const STARTED = {
  status: 202,
  reply: contract.StartedReply,
  problems: [
    'login_method_disabled',
    'eid_failed',
    'eid_unavailable',
    'eid_channel_unavailable',
    'eid_flow_unavailable',
    'too_many_requests',
  ],
} as const

async function pollLogin(
  ctx: Context,
  { id, seconds, replaces }: { id: string; seconds: number; replaces: boolean },
  reply: ReplyTools,
) {
  const found = await awaitRequest(ctx, id, { reply, person_id: null, seconds })
  if ('status' in found) return found
  return withEntranceCookie(ctx, reply, await signInWithEid(ctx, found, replaces))
}

async function pollLink(
  ctx: SessionContext,
  { id, seconds }: { id: string; seconds: number },
  reply: ReplyTools,
) {
  const found = await awaitRequest(ctx, id, { reply, person_id: ctx.person.id, seconds })
  if ('status' in found) return found
  await linkIdentity(ctx, found)
  return { status: 'linked' as const }
}

export const routes: RouteDefinition[] = [
  openRoute(
    'GET',
    '/auth/eid/options',
    {
      summary: 'How the e-ID can be asked',
      reply: contract.OptionsReply,
      problems: ['login_method_disabled'],
    },
    async ctx => readOptions(ctx),
  ),
  openRoute(
    'POST',
    '/auth/eid/login',
    {
      summary: 'Sign in with the national e-ID: asks the person on their phone',
      body: contract.LoginBody,
      ...STARTED,
    },
    (ctx, { body }, reply) => startRequest(ctx, body, { reply, person_id: null }),
  ),
  openRoute(
    'GET',
    '/auth/eid/login/:request_id',
    {
      summary: 'Waits for the person; the answer of a sign-in once they confirmed',
      params,
      query: contract.LoginQuery,
      reply: contract.LoginReply,
      problems: [
        'eid_expired',
        'eid_failed',
        'eid_not_linked',
        'eid_unavailable',
        'not_a_member',
        'other_person',
        'network_not_allowed',
        'eid_already_linked',
        'invitation_names_another',
        'link_invalid',
        'person_exists',
      ],
    },
    (ctx, { params: { request_id: id }, query }, reply) =>
      pollLogin(ctx, { id, seconds: query.wait ?? LONGEST_WAIT, replaces: query.replace ?? false }, reply),
  ),
  openRoute(
    'POST',
    '/auth/eid/login/:request_id/otp',
    {
      summary: 'Passes on the code that the person got by text message',
      params,
      body: contract.OtpBody,
      problems: ['eid_expired', 'eid_code_wrong', 'wrong_state', 'eid_unavailable'],
    },
    (ctx, { params: { request_id: id }, body }) => sendOtp(ctx, id, { ...body, person_id: null }),
  ),
  openRoute(
    'DELETE',
    '/auth/eid/login/:request_id',
    { summary: 'Give the sign-in up', params, problems: ['eid_expired'] },
    (ctx, { params: { request_id: id } }, reply) => cancelRequest(ctx, id, { reply, person_id: null }),
  ),
  sessionRoute(
    'POST',
    '/me/identities/eid',
    { summary: 'Link the own e-ID: asks on the phone', body: contract.LinkBody, ...STARTED },
    (ctx, { body }, reply) => {
      requireOwnSession(ctx)
      return startRequest(ctx, body, { reply, person_id: ctx.person.id })
    },
  ),
  sessionRoute(
    'GET',
    '/me/identities/eid/:request_id',
    {
      summary: 'Waits until the own e-ID is linked',
      params,
      query: contract.LinkQuery,
      reply: contract.LinkReply,
      problems: [
        'eid_expired',
        'eid_failed',
        'eid_unavailable',
        'eid_already_linked',
        'reauthentication_required',
      ],
    },
    (ctx, { params: { request_id: id }, query }, reply) =>
      pollLink(ctx, { id, seconds: query.wait ?? LONGEST_WAIT }, reply),
  ),
  sessionRoute(
    'POST',
    '/me/identities/eid/:request_id/otp',
    {
      summary: 'Passes on the code of the text message, for linking',
      params,
      body: contract.OtpBody,
      problems: ['eid_expired', 'eid_code_wrong', 'wrong_state', 'eid_unavailable'],
    },
    (ctx, { params: { request_id: id }, body }) => sendOtp(ctx, id, { ...body, person_id: ctx.person.id }),
  ),
  sessionRoute(
    'DELETE',
    '/me/identities/eid/:request_id',
    { summary: 'Give linking up', params, problems: ['eid_expired'] },
    (ctx, { params: { request_id: id } }, reply) =>
      cancelRequest(ctx, id, { reply, person_id: ctx.person.id }),
  ),
]
