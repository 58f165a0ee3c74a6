import { openRoute, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import {
  EntranceReply,
  LoginReply,
  setDeviceCookie,
  withEntranceCookie,
  withSessionCookie,
} from '../identity/index.ts'
import * as contract from './contract.ts'
import { setRememberedCookie } from './devices/remember-cookie.ts'
import { completeSignIn } from './mfa/complete-sign-in.ts'
import { createSignInOptions, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { stepUp } from './step-up/step-up.ts'

export const routes: RouteDefinition[] = [
  openRoute(
    'POST',
    '/auth/mfa',
    {
      summary: 'End a sign-in with a second factor',
      duringMaintenance: true,
      body: contract.MfaBody,
      reply: LoginReply,
      problems: [
        'invalid_code',
        'mfa_expired',
        'totp_lost',
        'not_a_member',
        'network_not_allowed',
        'too_many_requests',
      ],
    },
    async (ctx, { body }, reply) => {
      const { signedIn, password_hash, device } = await completeSignIn(ctx, body)
      withSessionCookie(ctx, reply, signedIn)
      if (password_hash !== null) setDeviceCookie(ctx, reply, { ...signedIn.user, password_hash })
      if (device !== null) setRememberedCookie(ctx, reply, { person_id: signedIn.user.id, token: device })
      return signedIn
    },
  ),
  openRoute(
    'POST',
    '/auth/passkey/options',
    {
      summary: 'Begin a sign-in with a passkey',
      duringMaintenance: true,
      reply: contract.PasskeyOptions,
      problems: ['login_method_disabled', 'too_many_requests'],
    },
    async ctx => createSignInOptions(ctx),
  ),
  openRoute(
    'POST',
    '/auth/passkey',
    {
      summary: 'Sign in with a passkey; the key says whose it is',
      duringMaintenance: true,
      body: contract.PasskeyLoginBody,
      reply: EntranceReply,
      problems: [
        'passkey_refused',
        'passkey_not_allowed',
        'login_method_disabled',
        'not_a_member',
        'network_not_allowed',
        'other_person',
        'too_many_requests',
      ],
    },
    async (ctx, { body }, reply) => withEntranceCookie(ctx, reply, await signInWithPasskey(ctx, body)),
  ),
  sessionRoute(
    'POST',
    '/auth/step-up',
    {
      summary: 'Prove once more who you are; the same session under a new token',
      duringMaintenance: true,
      body: contract.StepUpBody,
      reply: LoginReply,
      allowsWeakSession: true,
      problems: ['invalid_code', 'invalid_credentials', 'factor_needed', 'totp_lost', 'too_many_requests'],
    },
    async (ctx, { body }, reply) => withSessionCookie(ctx, reply, await stepUp(ctx, body)),
  ),
]
