import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type EvidenceLine = { readonly seq: number; readonly entry: string; readonly hash: string }

/** Lines stand one behind the other: whoever adds one waits for the one before. */
export async function lockEvidence(tx: PlatformTx): Promise<EvidenceLine | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('ring_evidence'))`.execute(tx)
  const { rows } = await sql<EvidenceLine>`
    select e.seq::float8 as seq, e.entry, e.hash from ring_evidence e order by e.seq desc limit 1`.execute(tx)
  return rows[0]
}

export async function insertEvidence(tx: PlatformTx, line: EvidenceLine): Promise<void> {
  await sql`
    insert into ring_evidence (seq, entry, hash) values (${line.seq}, ${line.entry}, ${line.hash})`.execute(
    tx,
  )
}

export async function selectEvidence(
  tx: PlatformTx,
  afterSeq: number,
  limit: number,
): Promise<EvidenceLine[]> {
  const { rows } = await sql<EvidenceLine>`
    select e.seq::float8 as seq, e.entry, e.hash from ring_evidence e where e.seq > ${afterSeq} order by e.seq limit ${limit}`.execute(
    tx,
  )
  return rows
}
