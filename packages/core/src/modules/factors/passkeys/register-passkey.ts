import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import {
  isPasskeyAllowed,
  type PasskeyPolicy,
  raiseSession,
  readPasskeyPolicy,
} from '../../identity/index.ts'
import { tellOfFactor } from '../notices.ts'
import { selfOf } from '../totp/totp.ts'
import { authenticatorName } from './authenticator-names.ts'
import { createChallenge, relyingPartyId, TIMEOUT_MS, takeChallenge } from './challenge.ts'
import { describePasskey, type OwnPasskey } from './own-passkeys.ts'
import { insertPasskey, type NewPasskey, selectPasskeys } from './passkey-store.ts'
import { methodsOf } from './prove-passkey.ts'

const MOST = 20

type Registration = { readonly name?: string; readonly response: Readonly<Record<string, unknown>> }

/** What the browser hands to the authenticator, by the policy of the tenant. */
export async function createRegistrationOptions(ctx: SessionContext) {
  const policy = await readPasskeyPolicy(ctx, ctx.tenant.id)
  requireOn(ctx, policy)
  const { challenge, keys } = await inPlatform(ctx, 'own factors', async tx => ({
    challenge: await createChallenge(tx, ctx.person.id),
    keys: await selectPasskeys(tx, ctx.person.id),
  }))
  if (keys.length >= MOST) throw new AppError(409, 'too_many_passkeys', { params: { most: MOST } })
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: ctx.services.brand.texts[ctx.language].name,
    rpID: relyingPartyId(ctx),
    userName: ctx.person.email || ctx.person.name,
    userDisplayName: ctx.person.name,
    userID: Uint8Array.from(Buffer.from(ctx.person.id)),
    challenge,
    timeout: TIMEOUT_MS,
    // Who restricts the kinds of authenticators needs to be told the kind.
    attestationType: policy.aaguid_allow.length > 0 || policy.aaguid_deny.length > 0 ? 'direct' : 'none',
    excludeCredentials: keys.map(key => ({
      id: key.credential_id.toString('base64url'),
      transports: key.transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      userVerification: policy.user_verification,
      ...(policy.attachment !== 'any' && { authenticatorAttachment: policy.attachment }),
    },
  })
}

/** The key counts as a second factor of this session from now on. */
export async function registerPasskey(ctx: SessionContext, input: Registration): Promise<OwnPasskey> {
  const policy = await readPasskeyPolicy(ctx, ctx.tenant.id)
  requireOn(ctx, policy)
  return inPlatform(ctx, 'own factors', async tx => {
    const challenge = await takeChallenge(tx, input.response, ctx.person.id)
    const key = challenge === undefined ? undefined : await verify(ctx, input, challenge)
    if (!key) throw new AppError(422, 'passkey_unacceptable')
    if (!isPasskeyAllowed(policy, key)) throw new AppError(403, 'passkey_not_allowed')
    if (!(await insertPasskey(tx, key))) throw new AppError(409, 'factor_exists')
    if (!ctx.session.is_enrolment)
      await raiseSession(tx, ctx.session, {
        methods: methodsOf({
          passkey: { ...key, created_at: '', last_used_at: null },
          isUserVerified: key.is_user_verified,
        }),
        acr: 'acr:2',
      })
    await tellOfFactor(tx, ctx, { person_id: ctx.person.id, kind: 'factor_added', factor: 'passkey' })
    await recordChange(tx, ctx, {
      action: 'person.passkey_added',
      target: selfOf(ctx),
      changes: { passkey: [null, key.name] },
    })
    const kept = (await selectPasskeys(tx, ctx.person.id)).find(({ id }) => id === key.id)!
    return describePasskey(kept)
  })
}

function requireOn({ services }: SessionContext, { enabled }: PasskeyPolicy): void {
  if (!services.settings.PASSKEY_LOGIN || !enabled) throw new AppError(403, 'login_method_disabled')
}

/** The browser's word: nothing that is signed says it. */
function attachmentIn({ authenticatorAttachment }: Registration['response']): NewPasskey['attachment'] {
  const isKnown = authenticatorAttachment === 'platform' || authenticatorAttachment === 'cross-platform'
  return isKnown ? authenticatorAttachment : null
}

async function verify(
  ctx: SessionContext,
  { name, response }: Registration,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: ctx.services.settings.PUBLIC_ORIGIN,
      expectedRPID: relyingPartyId(ctx),
      requireUserVerification: false,
    })
    if (!registrationInfo) return undefined
    const { credential, aaguid, credentialDeviceType, userVerified } = registrationInfo
    return {
      id: uuidv7(),
      person_id: ctx.person.id,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).filter(one => /^[a-z-]{2,20}$/.test(one)).slice(0, 10),
      aaguid,
      is_synced: credentialDeviceType === 'multiDevice',
      is_user_verified: userVerified,
      attachment: attachmentIn(response),
      name: name ?? authenticatorName(aaguid) ?? ctx.services.translator.text(ctx.language, 'factor.passkey'),
    }
  } catch (error) {
    ctx.services.log.info({ request_id: ctx.request_id, error }, 'a passkey was not registered')
    return undefined
  }
}
