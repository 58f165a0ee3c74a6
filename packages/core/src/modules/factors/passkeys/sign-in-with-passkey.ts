import { type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { countAttempt, refuseThrottled } from '../../../kernel/throttle/throttle.ts'
import { networkThrottle } from '../../../kernel/throttle/throttle-key.ts'
import {
  type Entered,
  endPreviousSession,
  enter,
  findPreviousSession,
  recordRefusedNetwork,
  requireReplaceable,
} from '../../identity/index.ts'
import { selectPerson } from '../../tenancy/index.ts'
import { createChallenge, relyingPartyId, TIMEOUT_MS } from './challenge.ts'
import { methodsOf, type UsedPasskey, usePasskey } from './prove-passkey.ts'

export type PasskeySignIn = {
  readonly response: Readonly<Record<string, unknown>>
  readonly tenant?: string
  readonly replace?: boolean
}

/** An office behind one address may open many sign-in pages at once. */
const OPTIONS_LIMIT = { count: 600, seconds: 60 }

function requireOn({ services }: Context): void {
  if (!services.settings.PASSKEY_LOGIN) throw new AppError(403, 'login_method_disabled')
}

/** Names nobody: the authenticator offers the keys that it has for us, and the key says whose it is. */
export async function createSignInOptions(ctx: Context) {
  requireOn(ctx)
  const throttles = networkThrottle(ctx, 'passkey options', OPTIONS_LIMIT)
  const challenge = await inPlatform(ctx, 'sign in with a passkey', async tx => {
    await refuseThrottled(tx, throttles)
    await countAttempt(tx, throttles)
    return createChallenge(tx, null)
  })
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: relyingPartyId(ctx),
    challenge,
    timeout: TIMEOUT_MS,
    allowCredentials: [],
    userVerification: 'preferred',
  })
}

/** Unknown and deleted keys, wrong signatures and copies get one answer. */
export async function signInWithPasskey(ctx: Context, input: PasskeySignIn): Promise<Entered> {
  requireOn(ctx)
  const { LOGIN_LIMIT_ADDRESS } = ctx.services.settings
  const throttles = LOGIN_LIMIT_ADDRESS ? networkThrottle(ctx, 'address', LOGIN_LIMIT_ADDRESS) : []
  const used = await inPlatform(ctx, 'sign in with a passkey', async tx => {
    await refuseThrottled(tx, throttles)
    const found = await usePasskey(tx, ctx, input.response)
    if (!found) await countAttempt(tx, throttles)
    return found
  })
  if (!used) {
    ctx.services.metrics.logins.inc({ method: 'passkey', outcome: 'refused' })
    throw new AppError(401, 'passkey_refused', { headers: { 'www-authenticate': 'Bearer' } })
  }
  const previous = await findPreviousSession(ctx)
  requireReplaceable(previous, used.passkey.person_id, input.replace)
  const entered = await enterWith(ctx, used, input.tenant)
  if (previous && 'session' in entered) await endPreviousSession(ctx, previous)
  return entered
}

/** With user verification a passkey is two factors: what the person has, and what they know or are. */
function enterWith(ctx: Context, used: UsedPasskey, tenant: string | undefined): Promise<Entered> {
  const { passkey, isUserVerified } = used
  return recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'sign in with a passkey', async tx => {
      const person = await selectPerson(tx, passkey.person_id)
      if (!person) throw new AppError(403, 'not_a_member')
      return enter(tx, ctx, {
        person,
        tenant,
        auth_methods: methodsOf(used),
        acr: isUserVerified ? 'acr:2' : 'acr:1',
        passkey: {
          aaguid: passkey.aaguid,
          is_user_verified: isUserVerified,
          attachment: passkey.attachment,
        },
      })
    }),
  )
}
