import type { Database } from '../database/database.ts'
import type { TenantTx } from '../database/transactions.ts'
import { GENESIS, isMacRight, leafHash, merkleRoot, type SealKey, sealHash } from './chain.ts'
import { selectRecords } from './record-store.ts'
import { selectLastSeal, selectSeal, selectUnsealedCount } from './seal-store.ts'
import type { SealRow } from './tables.ts'

export type AuditVerdict = {
  ok: boolean
  seals: number
  records: number
  unsealed: number
  /** The hash of the newest seal: noted elsewhere, it also proves that the end of the chain was not cut off. */
  head: string | null
  broken_at: { seal: number; problem: string } | null
}

/** Walks a tenant's chain from its beginning and recomputes every seal from the records. */
export function verifyChain(
  database: Database,
  tenantId: string,
  keys: readonly SealKey[],
): Promise<AuditVerdict> {
  return database.inTenant(tenantId, async tx => {
    const verdict: AuditVerdict = {
      ok: true,
      seals: 0,
      records: 0,
      unsealed: await selectUnsealedCount(tx),
      head: null,
      broken_at: null,
    }
    let previous: SealRow | null = null
    for (let number = 1; ; number++) {
      const seal: SealRow | undefined = await selectSeal(tx, number)
      if (!seal) break
      const problem = await problemOf(tx, seal, { previous, keys })
      if (problem) return { ...verdict, ok: false, broken_at: { seal: number, problem } }
      verdict.seals++
      verdict.records += seal.records
      verdict.head = seal.hash.toString('hex')
      previous = seal
    }
    const last = await selectLastSeal(tx)
    if (last && last.number > verdict.seals)
      return { ...verdict, ok: false, broken_at: { seal: verdict.seals + 1, problem: 'seal_missing' } }
    return verdict
  })
}

async function problemOf(
  tx: TenantTx,
  seal: SealRow,
  { previous, keys }: { previous: SealRow | null; keys: readonly SealKey[] },
): Promise<string | null> {
  if (!seal.previous_hash.equals(previous?.hash ?? GENESIS)) return 'chain_broken'
  if (seal.from_seq !== (previous?.to_seq ?? 0) + 1) return 'range_gap'
  if (!sealHash(seal).equals(seal.hash)) return 'seal_changed'
  const rows = await selectRecords(tx, { from: seal.from_seq, to: seal.to_seq })
  if (rows.length !== seal.records) return rows.length < seal.records ? 'record_missing' : 'record_added'
  if (!merkleRoot(rows.map(leafHash)).equals(seal.merkle_root)) return 'record_changed'
  return macProblem(seal, keys)
}

function macProblem(seal: SealRow, keys: readonly SealKey[]): string | null {
  if (seal.key_id === null) return null
  const key = keys.find(candidate => candidate.id === seal.key_id)
  if (!key) return 'key_unknown'
  return isMacRight(seal, key) ? null : 'seal_forged'
}
