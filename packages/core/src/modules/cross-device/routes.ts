import { openRoute, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { withEntranceCookie } from '../identity/index.ts'
import * as contract from './contract.ts'
import { decideCrossDevice, readCrossDevice } from './decision.ts'
import { awaitCrossDevice, endCrossDevice, startCrossDevice } from './request.ts'

const LONGEST_WAIT = 25

export const routes: RouteDefinition[] = [
  openRoute(
    'POST',
    '/auth/cross-device',
    {
      summary: 'Sign in with another device: shows a code for it to scan',
      body: contract.StartBody,
      reply: contract.StartedReply,
      status: 201,
      problems: ['too_many_requests'],
    },
    (ctx, { body }, reply) => startCrossDevice(ctx, body, reply),
  ),
  openRoute(
    'GET',
    '/auth/cross-device/:request_id',
    {
      summary: 'Wait until the other device has decided',
      params: contract.RequestParams,
      query: contract.WaitQuery,
      reply: contract.WaitReply,
      problems: [
        'cross_device_ended',
        'cross_device_denied',
        'other_person',
        'not_a_member',
        'network_not_allowed',
      ],
    },
    async (ctx, { params, query }, reply) => {
      const waiting = { seconds: query.wait ?? LONGEST_WAIT, replaces: query.replace ?? false, reply }
      const found = await awaitCrossDevice(ctx, params.request_id, waiting)
      return 'status' in found ? found : withEntranceCookie(ctx, reply, found)
    },
  ),
  openRoute(
    'DELETE',
    '/auth/cross-device/:request_id',
    { summary: 'Stop waiting', params: contract.RequestParams, problems: ['cross_device_ended'] },
    (ctx, { params }, reply) => endCrossDevice(ctx, params.request_id, reply),
  ),
  sessionRoute(
    'GET',
    '/me/cross-device/:code',
    {
      summary: 'Who waits to be let in with this code',
      params: contract.CodeParams,
      reply: contract.Asked,
      problems: ['reauthentication_required'],
    },
    (ctx, { params }) => readCrossDevice(ctx, params.code),
  ),
  sessionRoute(
    'POST',
    '/me/cross-device/:code',
    {
      summary: 'Let the waiting browser in as me, or refuse it',
      params: contract.CodeParams,
      body: contract.DecisionBody,
      stepUp: true,
      problems: ['cross_device_number_wrong', 'reauthentication_required'],
    },
    (ctx, { params, body }) => decideCrossDevice(ctx, params.code, body),
  ),
]
