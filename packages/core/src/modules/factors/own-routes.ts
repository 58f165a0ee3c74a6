import { created, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { forgetOwnDevice, forgetOwnDevices, listOwnDevices } from './devices/remembered-devices.ts'
import { listOwnPasskeys, removePasskey, renamePasskey } from './passkeys/own-passkeys.ts'
import { createRegistrationOptions, registerPasskey } from './passkeys/register-passkey.ts'
import { createRecoveryCodes, readRecoveryCodes } from './recovery/recovery-codes.ts'
import { confirmTotp, createTotp, readTotp, removeTotp } from './totp/totp.ts'

/** A person's own factors. Whoever has to add one may, before there is a session. */
const enrolment = { allowsEnrolment: true } as const
const sensitive = { stepUp: true } as const

const passkeyRoutes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/passkeys',
    {
      summary: 'Own passkeys',
      query: contract.OwnListQuery,
      reply: contract.OwnPasskeys,
      ...enrolment,
    },
    (ctx, { query }) => listOwnPasskeys(ctx, query),
  ),
  sessionRoute(
    'POST',
    '/me/passkeys/options',
    {
      summary: 'Begin to add a passkey',
      reply: contract.PasskeyOptions,
      ...enrolment,
      ...sensitive,
      problems: ['login_method_disabled', 'too_many_passkeys'],
    },
    async ctx => createRegistrationOptions(ctx),
  ),
  sessionRoute(
    'POST',
    '/me/passkeys',
    {
      summary: 'Add a passkey',
      body: contract.PasskeyBody,
      reply: contract.OwnPasskey,
      status: 201,
      ...enrolment,
      problems: ['passkey_unacceptable', 'passkey_not_allowed', 'factor_exists', 'login_method_disabled'],
    },
    async (ctx, { body }, reply) => created(reply, '/api/v1/me/passkeys', await registerPasskey(ctx, body)),
  ),
  sessionRoute(
    'PATCH',
    '/me/passkeys/:id',
    {
      summary: 'Rename a passkey',
      params: contract.PasskeyParams,
      body: contract.PasskeyChange,
      reply: contract.OwnPasskey,
    },
    (ctx, { params, body }) => renamePasskey(ctx, params.id, body.name),
  ),
  sessionRoute(
    'DELETE',
    '/me/passkeys/:id',
    {
      summary: 'Remove a passkey; the last way into the account stays',
      params: contract.PasskeyParams,
      ...sensitive,
      problems: ['last_login_method'],
    },
    (ctx, { params }) => removePasskey(ctx, params.id),
  ),
]

const totpRoutes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/totp',
    { summary: 'Own authenticator app', reply: contract.TotpState, ...enrolment },
    ctx => readTotp(ctx),
  ),
  sessionRoute(
    'POST',
    '/me/totp',
    {
      summary: 'Begin to add an authenticator app; the secret is in this answer alone',
      reply: contract.TotpSecret,
      ...enrolment,
      ...sensitive,
      problems: ['secret_key_missing', 'factor_exists'],
    },
    ctx => createTotp(ctx),
  ),
  sessionRoute(
    'POST',
    '/me/totp/confirm',
    {
      summary: 'Confirm the authenticator app with a code of it',
      body: contract.TotpCodeBody,
      ...enrolment,
      problems: ['code_wrong', 'factor_exists', 'too_many_requests'],
    },
    (ctx, { body }) => confirmTotp(ctx, body.code),
  ),
  sessionRoute('DELETE', '/me/totp', { summary: 'Remove the authenticator app', ...sensitive }, ctx =>
    removeTotp(ctx),
  ),
  sessionRoute(
    'GET',
    '/me/recovery-codes',
    { summary: 'How many recovery codes are left', reply: contract.RecoveryCodesState, ...enrolment },
    ctx => readRecoveryCodes(ctx),
  ),
  sessionRoute(
    'POST',
    '/me/recovery-codes',
    {
      summary: 'Make new recovery codes; those before stop working',
      reply: contract.RecoveryCodes,
      ...enrolment,
      ...sensitive,
      problems: ['factor_missing'],
    },
    ctx => createRecoveryCodes(ctx),
  ),
]

const deviceRoutes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/remembered-devices',
    {
      summary: 'Browsers in which the own second factor is not asked for',
      query: contract.OwnListQuery,
      reply: contract.RememberedDevices,
    },
    (ctx, { query }) => listOwnDevices(ctx, query),
  ),
  sessionRoute(
    'DELETE',
    '/me/remembered-devices',
    { summary: 'Forget all of them', reply: contract.Forgotten },
    ctx => forgetOwnDevices(ctx),
  ),
  sessionRoute(
    'DELETE',
    '/me/remembered-devices/:id',
    { summary: 'Forget one of them', params: contract.PasskeyParams },
    (ctx, { params }) => forgetOwnDevice(ctx, params.id),
  ),
]

export const ownRoutes: RouteDefinition[] = [...passkeyRoutes, ...totpRoutes, ...deviceRoutes]
