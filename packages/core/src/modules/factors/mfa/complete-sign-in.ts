import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { factorCookieName } from '../../../kernel/http/cookies.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { countAttempt, refuseGuesses } from '../../../kernel/throttle/throttle.ts'
import {
  endPreviousSession,
  enterWithFactor,
  type FollowUp,
  findPreviousSession,
  type Proof,
  recordRefusedNetwork,
  type SignedIn,
  selectPasswordHash,
} from '../../identity/index.ts'
import type { Person } from '../../tenancy/index.ts'
import { rememberDevice } from '../devices/remembered-devices.ts'
import { factorThrottles } from './factor-throttles.ts'
import { type FactorProof, proveFactor } from './prove-factor.ts'
import {
  deleteWaiting,
  lockWaiting,
  lockWaitingPerson,
  updateTries,
  type WaitingRow,
} from './waiting-store.ts'

export type Completion = FactorProof & { readonly token: string; readonly remember_device?: boolean }

export type Completed = Readonly<{
  signedIn: SignedIn
  /** Of the password that the sign-in began with; it signs the device cookie. */
  password_hash: string | null
  /** The token of a device to remember. */
  device: string | null
}>

/** A sign-in is given up after so many wrong proofs, and begins anew with the first factor. */
const TRIES = 5

const expired = () => new AppError(401, 'mfa_expired', { headers: { 'www-authenticate': 'Bearer' } })
const wrong = () => new AppError(401, 'invalid_code', { headers: { 'www-authenticate': 'Bearer' } })

/** The second factor of a sign-in. A wrong one is counted and kept on record; the right one begins the session, once. */
export async function completeSignIn(ctx: Context, completion: Completion): Promise<Completed> {
  const previous = await findPreviousSession(ctx)
  const completed = await recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'second factor', tx => proveAndEnter(tx, ctx, completion)),
  )
  if (!completed) {
    ctx.services.metrics.logins.inc({ method: completion.method, outcome: 'refused' })
    throw wrong()
  }
  if (previous) await endPreviousSession(ctx, previous)
  return completed
}

async function proveAndEnter(
  tx: PlatformTx,
  ctx: Context,
  completion: Completion,
): Promise<Completed | undefined> {
  const person = await lockWaitingPerson(tx, hashToken(completion.token))
  const waiting = await lockWaiting(tx, hashToken(completion.token))
  if (!person || !waiting || !isSameBrowser(ctx, waiting) || waiting.tries >= TRIES) throw expired()
  const throttles = factorThrottles(ctx, waiting.person_id)
  await refuseGuesses(tx, throttles)
  const methods = isEnough(waiting, completion)
    ? await proveFactor(tx, ctx, { person_id: person.id, proof: completion })
    : undefined
  if (!methods) {
    await countAttempt(tx, throttles)
    await noteWrong(tx, ctx, { waiting, person, method: completion.method })
    return undefined
  }
  await deleteWaiting(tx, waiting.id)
  return begin(tx, ctx, { waiting, person, methods, completion })
}

/** A sign-in that began with no proof, as an accepted invitation does, is one with a passkey; a code alone would let nobody in elsewhere. */
const isEnough = ({ proof }: WaitingRow, { method }: Completion): boolean =>
  method === 'passkey' || (proof as Pick<Proof, 'auth_methods'>).auth_methods.length > 0

/** The cookie was set with the token; another browser that got hold of the token has none. */
export function isSameBrowser(ctx: Context, { browser_hash }: Pick<WaitingRow, 'browser_hash'>): boolean {
  if (browser_hash === null) return true
  const secret = ctx.cookie(factorCookieName(ctx.services.settings))
  return secret !== null && hashToken(secret).equals(browser_hash)
}

type Begin = { waiting: WaitingRow; person: Person; methods: string[]; completion: Completion }

async function begin(
  tx: PlatformTx,
  ctx: Context,
  { waiting, person, methods, completion }: Begin,
): Promise<Completed> {
  const first = waiting.proof as { auth_methods: string[]; failures?: string } & Omit<Proof, 'failures'>
  const signedIn = await enterWithFactor(tx, ctx, {
    person,
    tenant_id: waiting.tenant_id,
    proof: {
      ...first,
      failures: first.failures === undefined ? undefined : Buffer.from(first.failures, 'hex'),
      auth_methods: [...new Set([...first.auth_methods, ...methods])],
      acr: 'acr:2',
    },
    followUp: (waiting.follow_up as FollowUp | null) ?? undefined,
  })
  return {
    signedIn,
    password_hash: await selectPasswordHash(tx, person.id),
    device: completion.remember_device ? await rememberDevice(tx, ctx, person.id) : null,
  }
}

async function noteWrong(
  tx: PlatformTx,
  ctx: Context,
  { waiting, person, method }: { waiting: WaitingRow; person: Person; method: string },
): Promise<void> {
  await updateTries(tx, waiting.id)
  await recordSecurity(
    tx,
    {
      ...ctx,
      tenant: { id: waiting.tenant_id },
      actor: { id: person.id, name: person.name, email: person.email },
    },
    {
      action: 'session.factor_refused',
      target: { type: 'person', id: person.id, name: person.email ?? person.name },
      changes: { method: [null, method] },
    },
  )
}
