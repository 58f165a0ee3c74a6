import { openRoute, route, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { enterShell } from './handoff/enter.ts'
import { createHandoff } from './handoff/handoff.ts'
import { changePolicy, readPolicy } from './policy/policy.ts'
import { approveDevice, changeDevice, listDevices, revokeDevice } from './registry/devices.ts'
import { listOwnDevices, loseOwnDevice } from './registry/own-devices.ts'
import { takeStatus } from './registry/status.ts'

const params = contract.DeviceParams

const handoffRoutes: RouteDefinition[] = [
  openRoute(
    'POST',
    '/auth/shell/handoff',
    {
      summary: 'A one-time code for the web view of a native shell, with a token that is bound to the device',
      headers: ['authorization', 'dpop'],
      body: contract.HandoffBody,
      reply: contract.HandoffReply,
      status: 201,
      problems: [
        'unauthenticated',
        'not_a_shell',
        'device_key_mismatch',
        'device_proof_invalid',
        'device_pending',
        'device_revoked',
      ],
    },
    async (ctx, { body, headers }, reply) => {
      const presented = { authorization: headers['authorization'], proof: headers['dpop'] }
      const handoff = await createHandoff(ctx, body.device, presented)
      reply.status(201)
      return handoff
    },
  ),
  openRoute(
    'POST',
    '/auth/shell/enter',
    {
      summary: 'The cookie of a session for a web view, for a code and a proof by the key of its device',
      body: contract.EnterBody,
      reply: contract.EnterReply,
      problems: ['handoff_invalid', 'not_a_member', 'network_not_allowed', 'reauthentication_required'],
    },
    (ctx, { body }, reply) => enterShell(ctx, body, reply),
  ),
  openRoute(
    'POST',
    '/auth/shell/status',
    {
      summary: 'A device tells how it is, signed by its key, and learns what its organisation wants of it',
      body: contract.StatusBody,
      reply: contract.StatusReply,
      problems: ['device_proof_invalid'],
    },
    (ctx, { body }) => takeStatus(ctx, body),
  ),
]

const ownRoutes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/devices',
    { summary: 'Devices with a native shell that one uses', reply: contract.OwnDevices },
    ctx => listOwnDevices(ctx),
  ),
  sessionRoute(
    'DELETE',
    '/me/devices/:id',
    { summary: 'A device is lost: one’s sessions and tokens on it end at once', params },
    (ctx, input) => loseOwnDevice(ctx, input.params.id),
  ),
]

const organisationRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/organisation/devices',
    {
      summary: 'Devices with a native shell of the organisation',
      query: contract.DevicesQuery,
      reply: contract.Devices,
    },
    (ctx, { query }) => listDevices(ctx, query),
  ),
  route(
    'PUT',
    '/organisation/devices/:id',
    {
      summary: 'Name a device, and say when a kiosk forgets its person',
      params,
      body: contract.DeviceChanges,
      reply: contract.Device,
      problems: ['stale_version'],
    },
    (ctx, input) => changeDevice(ctx, input.params.id, input.body),
  ),
  route(
    'POST',
    '/organisation/devices/:id/approve',
    { summary: 'Let a device in', params, reply: contract.Device, problems: ['wrong_state'] },
    (ctx, input) => approveDevice(ctx, input.params.id),
  ),
  route(
    'POST',
    '/organisation/devices/:id/revoke',
    {
      summary: 'Shut a device out: everybody’s sessions and tokens on it end at once',
      params,
      reply: contract.Device,
    },
    (ctx, input) => revokeDevice(ctx, input.params.id),
  ),
  route(
    'GET',
    '/organisation/device-policy',
    { summary: 'What native shells may do in the organisation', reply: contract.Policy },
    ctx => readPolicy(ctx),
  ),
  route(
    'PUT',
    '/organisation/device-policy',
    {
      summary: 'Say whether devices are approved, and what they may not do by platform',
      body: contract.PolicyChanges,
      reply: contract.Policy,
      problems: ['stale_version'],
    },
    (ctx, { body }) => changePolicy(ctx, body),
  ),
]

export const routes: RouteDefinition[] = [...handoffRoutes, ...ownRoutes, ...organisationRoutes]
