import type { Context } from '../../../kernel/context.ts'
import { rowBinding } from '../../../kernel/crypto/secret-box.ts'
import { SecretDamaged, SecretKeyUnknown } from '../../../kernel/crypto/secret-errors.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { TotpRow } from './totp-store.ts'

const bindingOf = (personId: string): string =>
  rowBinding({ tenant_id: null, table: 'totp', row_id: personId, column: 'secret' })

/** Without a key nothing is stored, least of all in clear. */
export function sealTotpSecret({ services }: Context, personId: string, secret: Buffer): Buffer {
  if (!services.secrets.available) throw new AppError(422, 'secret_key_missing')
  return services.secrets.seal(secret, bindingOf(personId))
}

/** Undefined when the key that sealed it is no longer here: the person signs in with another factor. */
export function openTotpSecret(
  { services }: Context,
  { person_id, secret }: Pick<TotpRow, 'person_id' | 'secret'>,
): Buffer | undefined {
  try {
    return services.secrets.open(secret, bindingOf(person_id))
  } catch (error) {
    if (error instanceof SecretKeyUnknown || error instanceof SecretDamaged) return undefined
    throw error
  }
}
