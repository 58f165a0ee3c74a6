import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditRow, SealRow } from './tables.ts'

/** A key that seals can be checked with; the id says which one made a seal. */
export type SealKey = { readonly id: string; readonly key: Buffer }

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export const GENESIS = Buffer.alloc(32)

/** The hash of all fields in a fixed order: what a seal covers. */
export function leafHash(row: AuditRow): Buffer {
  const fields = [
    row.tenant_id,
    row.id,
    row.seq,
    row.at,
    row.kind,
    row.action,
    row.actor_id,
    row.actor_name,
    row.actor_email,
    row.target_type,
    row.target_id,
    row.target_name,
    row.changes,
    row.ip,
    row.user_agent,
    row.request_id,
  ]
  return sha256('\x00', JSON.stringify(fields))
}

/** RFC 6962 style: leaves and nodes hash with different prefixes, an odd node moves up as it is. */
export function merkleRoot(leaves: Buffer[]): Buffer {
  if (leaves.length === 0) return sha256('')
  let level = leaves
  while (level.length > 1) {
    const next: Buffer[] = []
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index]!, level[index + 1]]
      next.push(right ? sha256('\x01', left, right) : left)
    }
    level = next
  }
  return level[0]!
}

export function sealHash(
  seal: Pick<
    SealRow,
    'tenant_id' | 'number' | 'from_seq' | 'to_seq' | 'records' | 'merkle_root' | 'previous_hash'
  >,
): Buffer {
  const head = JSON.stringify([seal.tenant_id, seal.number, seal.from_seq, seal.to_seq, seal.records])
  return sha256(head, seal.merkle_root, seal.previous_hash)
}

export const sealMac = (hash: Buffer, { key }: SealKey): Buffer =>
  createHmac('sha256', key).update(hash).digest()

export function isMacRight(seal: Pick<SealRow, 'hash' | 'mac'>, key: SealKey): boolean {
  const expected = sealMac(seal.hash, key)
  return seal.mac !== null && seal.mac.length === expected.length && timingSafeEqual(seal.mac, expected)
}
