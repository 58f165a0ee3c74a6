import type { Context } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { deleteChallenge, insertChallenge } from './passkey-store.ts'

/** How long a person may take with their authenticator. The page of a sign-in may stay open for a while. */
const SECONDS = 600

export const TIMEOUT_MS = SECONDS * 1000

/** The domain that passkeys belong to. */
export const relyingPartyId = ({ services }: Context): string =>
  new URL(services.settings.PUBLIC_ORIGIN).hostname

export async function createChallenge(
  tx: PlatformTx,
  personId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken()
  await insertChallenge(tx, { hash: hashToken(challenge), person_id: personId, seconds: SECONDS })
  return Uint8Array.from(Buffer.from(challenge, 'base64url'))
}

/** The challenge that a response answers, used up; undefined when we did not ask, or asked somebody else. */
export async function takeChallenge(
  tx: PlatformTx,
  response: Readonly<Record<string, unknown>>,
  personId: string | null,
): Promise<string | undefined> {
  const challenge = challengeIn(response)
  if (challenge === undefined) return undefined
  const isOurs = await deleteChallenge(tx, { hash: hashToken(challenge), person_id: personId })
  return isOurs ? challenge : undefined
}

function challengeIn(response: Readonly<Record<string, unknown>>): string | undefined {
  try {
    const { clientDataJSON } = response['response'] as { clientDataJSON: string }
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
