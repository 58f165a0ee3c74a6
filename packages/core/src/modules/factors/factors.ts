import type { Context } from '../../kernel/context.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import type { FactorAsked } from '../identity/index.ts'
import { selectFactors } from './factor-store.ts'
import { openTotpSecret } from './totp/totp-secret.ts'

export type FactorMethod = Exclude<FactorAsked['methods'][number], 'enroll'>

export type Factors = Readonly<{
  /** The person has an authenticator app or a passkey. */
  isEnrolled: boolean
  /** What they can prove a second factor with now. */
  methods: FactorMethod[]
  /** The secret of the authenticator app cannot be opened any more: its key is lost. */
  isTotpLost: boolean
}>

export async function readFactors(tx: PlatformTx, ctx: Context, personId: string): Promise<Factors> {
  const { totp_secret: secret, passkeys, recovery_codes } = await selectFactors(tx, personId)
  const isTotpLost = secret !== null && openTotpSecret(ctx, { person_id: personId, secret }) === undefined
  const isEnrolled = secret !== null || passkeys > 0
  return {
    isEnrolled,
    isTotpLost,
    methods: [
      ...(secret !== null && !isTotpLost ? (['totp'] as const) : []),
      ...(passkeys > 0 ? (['passkey'] as const) : []),
      ...(isEnrolled && recovery_codes > 0 ? (['recovery_code'] as const) : []),
    ],
  }
}

/** What a page offers: the factors of the person, or to add one. */
export const offeredMethods = ({ isEnrolled, methods }: Factors): FactorAsked['methods'] =>
  isEnrolled ? methods : ['enroll']
