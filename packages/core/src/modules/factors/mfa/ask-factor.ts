import type { Context } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { SecondFactorDue, SecondFactors, WaitingSignIn } from '../../identity/index.ts'
import { presentedDevice } from '../devices/remember-cookie.ts'
import { offeredMethods, readFactors } from '../factors.ts'
import { insertWaiting } from './waiting-store.ts'

/** Keeps the sign-in for POST /auth/mfa, in whichever process that arrives. */
async function askFactor(tx: PlatformTx, ctx: Context, waiting: WaitingSignIn): Promise<SecondFactorDue> {
  const { person, tenant_id, proof, followUp } = waiting
  const [token, browser_secret] = [newToken(), newToken()]
  const factors = await readFactors(tx, ctx, person.id)
  // Not the hash of the password: when that changes, what waits is deleted.
  const { device: _, password_hash: __, failures, ...kept } = proof
  await insertWaiting(tx, {
    id: uuidv7(),
    token_hash: hashToken(token),
    // A program has no cookies; it holds the token itself, as it would hold the session.
    browser_hash: ctx.is_browser ? hashToken(browser_secret) : null,
    person_id: person.id,
    tenant_id,
    proof: { ...kept, ...(failures && { failures: failures.toString('hex') }) },
    follow_up: followUp ? { ...followUp } : null,
    enrolls: !factors.isEnrolled,
    seconds: ctx.services.settings.MFA_TTL,
  })
  const methods = offeredMethods(factors)
  return {
    mfa: { token, methods, ...(factors.isTotpLost && { unusable: ['totp' as const] }) },
    browser_secret,
  }
}

export const secondFactorsOfPeople: SecondFactors = {
  ask: askFactor,
  methods: async (tx, ctx, personId) => offeredMethods(await readFactors(tx, ctx, personId)),
  rememberedDevice: presentedDevice,
}
