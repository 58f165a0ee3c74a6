import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, PLATFORM_CHAIN } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { selectPerson } from '../../tenancy/index.ts'
import { relyingPartyId, takeChallenge } from './challenge.ts'
import { type Passkey, selectPasskeyByCredential, updatePasskeyUsed } from './passkey-store.ts'

type Response = Readonly<Record<string, unknown>>

export type UsedPasskey = { readonly passkey: Passkey; readonly isUserVerified: boolean }

/** As a second factor: the key has to be the person's. In the names of RFC 8176; undefined when it is refused. */
export async function provePasskey(
  tx: PlatformTx,
  ctx: Context,
  { person_id, response }: { person_id: string; response: Response },
): Promise<string[] | undefined> {
  const used = await usePasskey(tx, ctx, response)
  return used?.passkey.person_id === person_id ? methodsOf(used) : undefined
}

export const methodsOf = ({ passkey, isUserVerified }: UsedPasskey): string[] => [
  passkey.is_synced ? 'swk' : 'hwk',
  ...(isUserVerified ? ['user'] : []),
]

/** Undefined for an unknown key, a wrong signature, a challenge that was answered before, or a copied authenticator. */
export async function usePasskey(
  tx: PlatformTx,
  ctx: Context,
  response: Response,
): Promise<UsedPasskey | undefined> {
  const challenge = await takeChallenge(tx, response, null)
  const passkey = await selectPasskeyByCredential(tx, credentialIn(response))
  if (challenge === undefined || !passkey || !isHandleOf(response, passkey)) return undefined
  const verified = await verify(ctx, { passkey, response, challenge })
  if (!verified) return undefined
  if (!(await updatePasskeyUsed(tx, passkey.id, verified.newCounter))) {
    await noteCopy(tx, ctx, passkey)
    return undefined
  }
  return { passkey, isUserVerified: verified.userVerified }
}

const credentialIn = (response: Response): Buffer => Buffer.from(String(response['id'] ?? ''), 'base64url')

/** WebAuthn §7.2 step 6: a key that names its owner has to name the one we know. */
function isHandleOf(response: Response, { person_id }: Passkey): boolean {
  const { userHandle } = (response['response'] ?? {}) as { userHandle?: string }
  return !userHandle || Buffer.from(userHandle, 'base64url').toString('utf8') === person_id
}

async function verify(
  ctx: Context,
  { passkey, response, challenge }: { passkey: Passkey; response: Response; challenge: string },
): Promise<{ newCounter: number; userVerified: boolean } | undefined> {
  // Loaded when the first passkey is used: most processes never need it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: ctx.services.settings.PUBLIC_ORIGIN,
      expectedRPID: relyingPartyId(ctx),
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: Uint8Array.from(passkey.public_key),
        // Compared by us once the signature is checked: only who holds the key is told to hold a copy.
        counter: 0,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo : undefined
  } catch (error) {
    ctx.services.log.info({ request_id: ctx.request_id, error }, 'a passkey was refused')
    return undefined
  }
}

/** The signature was right and the counter went back: two authenticators hold this key. */
async function noteCopy(tx: PlatformTx, ctx: Context, passkey: Passkey): Promise<void> {
  const person = await selectPerson(tx, passkey.person_id)
  if (!person) return
  await recordSecurity(
    tx,
    {
      ...ctx,
      tenant: { id: person.last_tenant_id ?? PLATFORM_CHAIN },
      actor: { id: person.id, name: person.name, email: person.email },
    },
    {
      action: 'person.passkey_copied',
      target: { type: 'person', id: person.id, name: person.name },
      changes: { passkey: [null, passkey.name] },
    },
  )
}
