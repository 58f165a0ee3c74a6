import { createHmac } from 'node:crypto'
import type { Context } from '../../../kernel/context.ts'
import { deriveKey } from '../../../kernel/crypto/derive.ts'
import { AppError, invalid } from '../../../kernel/http/problem.ts'
import type { Settings } from '../../../kernel/settings/all-settings.ts'
import { isRegistryNumber, maskNationalId, normaliseNationalId } from '../../eid/index.ts'
import type { Operation } from '../registry/port.ts'

const LEGAL_ENTITY = /^\d{7}$/

/** As the registry writes it: two Cyrillic letters and eight digits, or the seven digits of a legal entity. Null: no such number. */
export function normaliseNumber(operation: Operation, given: string): string | null {
  if (operation === 'WS100201') {
    const digits = given.replace(/[\s-]/g, '')
    return LEGAL_ENTITY.test(digits) ? digits : null
  }
  const number = normaliseNationalId(given)
  return number !== null && isRegistryNumber(number) ? number : null
}

export function requireNumber(operation: Operation, given: string, path = '/registry_number'): string {
  const number = normaliseNumber(operation, given)
  if (number !== null) return number
  throw invalid({ path, code: operation === 'WS100101' ? 'citizen_number' : 'legal_entity_number' })
}

/** What lists and the audit log show of it. */
export const shownNumber = (operation: Operation, number: string): string =>
  operation === 'WS100101' ? maskNationalId(number) : number

const keysOf = ({ SSO_SECRET_KEY, SSO_SECRET_KEYS_OLD }: Settings): string[] =>
  SSO_SECRET_KEY === undefined ? [] : [SSO_SECRET_KEY, ...SSO_SECRET_KEYS_OLD]

/**
 * Under which a number is kept, newest key first: whoever rotates the key still finds what was written under the old ones. Without a
 * key nothing is looked up, since it could only be kept in the clear.
 */
export function hashesOf({ services }: Context, number: string): [Buffer, ...Buffer[]] {
  const [first, ...others] = keysOf(services.settings).map(key =>
    createHmac('sha256', deriveKey(Buffer.from(key, 'base64'), 'registry number'))
      .update(number)
      .digest(),
  )
  if (first === undefined) throw new AppError(422, 'secret_key_missing')
  return [first, ...others]
}
