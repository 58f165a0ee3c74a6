import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '../../../../kernel/crypto/token.ts'
import type { RegisteredClient } from '../../../clients/index.ts'

const isHash = (hash: Buffer | null, of: Buffer): boolean => hash !== null && timingSafeEqual(hash, of)

/** The present secret, or the one before it for as long as both count. */
export function isSecretOf(row: RegisteredClient, given: string): boolean {
  const hash = hashToken(given)
  if (isHash(row.secret_hash, hash)) return true
  const isOverlap =
    row.former_secret_expires_at !== null && Date.parse(row.former_secret_expires_at) > Date.now()
  return isOverlap && isHash(row.former_secret_hash, hash)
}
