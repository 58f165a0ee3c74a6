import type { SessionContext } from '../../../kernel/context.ts'
import { SecretDamaged, SecretKeyUnknown } from '../../../kernel/crypto/secret-errors.ts'
import { AppError } from '../../../kernel/http/problem.ts'

/** A citizen is asked on their phone. */
export type AskedAgreement = {
  readonly number: string
  readonly timestamp: number
  readonly session_id: string
}

/** The citizen signed. */
export type GivenAgreement = {
  readonly number: string
  readonly timestamp: number
  readonly signature: string
  readonly certificate_fingerprint: string
}

type Kinds = { asked: AskedAgreement; given: GivenAgreement }

/** The registry takes a signature whose time is no further away; the rest is for the look-up itself. */
const LIFE_SECONDS = 240

/** For one caller in one tenant: nobody else can go on with it. */
const bindingOf = ({ tenant, person }: SessionContext, kind: keyof Kinds): string =>
  JSON.stringify(['registry agreement', kind, tenant.id, person.id])

/** Sealed and handed to the caller: any process can go on, and nothing of the citizen has to be kept. */
export function sealAgreement<K extends keyof Kinds>(
  ctx: SessionContext,
  kind: K,
  agreement: Kinds[K],
): string {
  return ctx.services.secrets.seal(JSON.stringify(agreement), bindingOf(ctx, kind)).toString('base64url')
}

export function openAgreement<K extends keyof Kinds>(ctx: SessionContext, kind: K, token: string): Kinds[K] {
  const agreement = opened(ctx, kind, token)
  if (agreement === undefined || expiryOf(agreement) < Date.now()) throw agreementExpired()
  return agreement
}

export const expiryOf = ({ timestamp }: { timestamp: number }): number => (timestamp + LIFE_SECONDS) * 1000

export const agreementExpired = () => new AppError(422, 'registry_agreement_expired')

function opened<K extends keyof Kinds>(ctx: SessionContext, kind: K, token: string): Kinds[K] | undefined {
  try {
    const bytes = ctx.services.secrets.open(Buffer.from(token, 'base64url'), bindingOf(ctx, kind))
    return JSON.parse(bytes.toString('utf8')) as Kinds[K]
  } catch (error) {
    if (error instanceof SecretDamaged || error instanceof SecretKeyUnknown) return undefined
    throw error
  }
}
