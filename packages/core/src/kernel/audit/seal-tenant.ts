import type { Database } from '../database/database.ts'
import { GENESIS, leafHash, merkleRoot, type SealKey, sealHash, sealMac } from './chain.ts'
import { selectRecords } from './record-store.ts'
import { insertSeal, selectLastSeal } from './seal-store.ts'

const RECORDS_PER_SEAL = 5000

/** Appends one seal; says whether more records wait. */
export function sealTenant(
  database: Database,
  tenantId: string,
  { upTo, key }: { upTo: number; key: SealKey | null },
): Promise<boolean> {
  return database.inTenant(tenantId, async tx => {
    const last = await selectLastSeal(tx)
    const from_seq = (last?.to_seq ?? 0) + 1
    const rows = await selectRecords(tx, { from: from_seq, to: upTo, limit: RECORDS_PER_SEAL })
    if (rows.length === 0) return false
    const isFull = rows.length === RECORDS_PER_SEAL
    const seal = {
      tenant_id: tenantId,
      number: (last?.number ?? 0) + 1,
      from_seq,
      to_seq: isFull ? rows.at(-1)!.seq : upTo,
      records: rows.length,
      merkle_root: merkleRoot(rows.map(leafHash)),
      previous_hash: last?.hash ?? GENESIS,
    }
    const hash = sealHash(seal)
    await insertSeal(tx, { ...seal, hash, mac: key && sealMac(hash, key), key_id: key?.id ?? null })
    return isFull
  })
}
