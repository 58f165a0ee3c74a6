import { openRoute } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import {
  ConsentBody,
  Continuation,
  DeviceInteraction,
  LoginBody,
  UidParams,
} from '../interactions/contract.ts'
import { beginDevice } from './begin.ts'
import { UserCodeBody } from './contract.ts'
import { continueDevice, decideDevice, describeDevice } from './service.ts'

export const routes: RouteDefinition[] = [
  openRoute(
    'POST',
    '/oauth/device-requests',
    {
      summary: 'Look at what the device asks that shows this code',
      body: UserCodeBody,
      reply: Continuation,
      problems: ['user_code_unknown', 'user_code_expired', 'user_code_used', 'too_many_requests'],
    },
    (ctx, { body }, reply) => beginDevice(ctx, body.user_code, reply),
  ),
  openRoute(
    'GET',
    '/oauth/device-requests/:uid',
    {
      summary: 'What a device asks of the person',
      params: UidParams,
      reply: DeviceInteraction,
      problems: ['interaction_expired'],
    },
    (ctx, { params }) => describeDevice(ctx, params.uid),
  ),
  openRoute(
    'POST',
    '/oauth/device-requests/:uid/login',
    {
      summary: 'Go on after signing in',
      params: UidParams,
      body: LoginBody,
      reply: Continuation,
      problems: ['interaction_expired', 'reauthentication_required'],
    },
    (ctx, { params, body }) => continueDevice(ctx, params.uid, body),
  ),
  openRoute(
    'POST',
    '/oauth/device-requests/:uid/consent',
    {
      summary: 'Allow or refuse what the device asks for',
      params: UidParams,
      body: ConsentBody,
      reply: Continuation,
      problems: [
        'interaction_expired',
        'network_not_allowed',
        'not_a_member',
        'reauthentication_required',
        'tenant_not_choosable',
      ],
    },
    (ctx, { params, body }) => decideDevice(ctx, params.uid, body),
  ),
]
