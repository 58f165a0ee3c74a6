import type { Database } from '../database/database.ts'
import type { TenantTx } from '../database/transactions.ts'
import { GENESIS, isMacRight, leafHash, merkleRoot, type SealKey, type SealRow, sealHash } from './chain.ts'
import { countUnsealed } from './sealer.ts'
import type { AuditTables } from './tables.ts'

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
      unsealed: await countUnsealed(tx),
      head: null,
      broken_at: null,
    }
    let previous: SealRow | null = null
    for (let number = 1; ; number++) {
      const seal: SealRow | undefined = await readSeal(tx, number)
      if (!seal) break
      const problem = await problemOf(tx, seal, previous, keys)
      if (problem) return { ...verdict, ok: false, broken_at: { seal: number, problem } }
      verdict.seals++
      verdict.records += seal.records
      verdict.head = seal.hash.toString('hex')
      previous = seal
    }
    const beyond = await tx
      .withTables<AuditTables>()
      .selectFrom('audit_seal')
      .select('number')
      .where('number', '>', verdict.seals)
      .limit(1)
      .executeTakeFirst()
    if (beyond)
      return { ...verdict, ok: false, broken_at: { seal: verdict.seals + 1, problem: 'seal_missing' } }
    return verdict
  })
}

async function readSeal(tx: TenantTx, number: number): Promise<SealRow | undefined> {
  return tx
    .withTables<AuditTables>()
    .selectFrom('audit_seal')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
}

async function problemOf(
  tx: TenantTx,
  seal: SealRow,
  previous: SealRow | null,
  keys: readonly SealKey[],
): Promise<string | null> {
  if (!seal.previous_hash.equals(previous?.hash ?? GENESIS)) return 'chain_broken'
  if (seal.from_seq !== (previous?.to_seq ?? 0) + 1) return 'range_gap'
  if (!sealHash(seal).equals(seal.hash)) return 'seal_changed'
  const rows = await tx
    .withTables<AuditTables>()
    .selectFrom('audit_record')
    .selectAll()
    .where('seq', '>=', seal.from_seq)
    .where('seq', '<=', seal.to_seq)
    .orderBy('seq')
    .execute()
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
