import type { Context, PersonRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { Proof } from '../sessions/begin-session.ts'
import type { FollowUp } from './follow-up.ts'

/** A sign-in that waits for its second factor: who, where to, and what was proven so far. */
export type WaitingSignIn = Readonly<{
  person: PersonRef
  tenant_id: string
  proof: Proof
  followUp: FollowUp | undefined
}>

/** What the client is told: it sends the token with the second factor. `enroll`: the person has none and has to add one first. */
export type FactorAsked = Readonly<{
  token: string
  methods: ('totp' | 'passkey' | 'recovery_code' | 'enroll')[]
  /** What the person has and cannot be checked any more: the key that sealed it is lost. */
  unusable?: 'totp'[]
}>

/** No session began: the second factor is due. The secret goes to the browser as a cookie and binds the token to it. */
export type SecondFactorDue = Readonly<{ mfa: FactorAsked; browser_secret: string }>

/** Keeps a sign-in until its second factor is proven. Whether one is due is judged by platform.open_session. */
export type SecondFactors = Readonly<{
  /** What the person can prove a second factor with; `enroll` when they have none. */
  methods(tx: PlatformTx, ctx: Context, personId: string): Promise<FactorAsked['methods']>
  ask(tx: PlatformTx, ctx: Context, waiting: WaitingSignIn): Promise<SecondFactorDue>
  /** The device that the person asked to remember, as the browser presents it. */
  rememberedDevice(ctx: Context, personId: string): Buffer | null
}>

export const secondFactors = defineExtensionPoint<SecondFactors>('identity.second-factors')

/**
 * For a new person who has proven their mailbox and nothing else, where passwords are not taken: they add a passkey and sign in with it.
 * Nothing else ends this sign-in.
 */
export async function askForFirstPasskey(
  tx: PlatformTx,
  ctx: Context,
  { person, tenant_id }: Pick<WaitingSignIn, 'person' | 'tenant_id'>,
): Promise<SecondFactorDue | null> {
  const [factors] = ctx.services.modules.extensions(secondFactors)
  const proof: Proof = { auth_methods: [], acr: 'acr:1' }
  return factors ? factors.ask(tx, ctx, { person, tenant_id, proof, followUp: undefined }) : null
}
