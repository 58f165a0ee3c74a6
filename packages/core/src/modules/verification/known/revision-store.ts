import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { SignatureLevel } from '../../../kernel/signatures/verify/report.ts'

export type NewRevision = {
  readonly sha256: Buffer
  /** The code that is printed on the document; all its revisions have the same. */
  readonly code: string
  /** How many signatures stand on it. */
  readonly revision: number
  readonly signer: string
  readonly level: SignatureLevel
  readonly at: string
}

export async function insertRevision(tx: TenantTx, given: NewRevision): Promise<void> {
  const { sha256, code, revision, signer, level, at } = given
  await sql`
    insert into signed_revision (tenant_id, sha256, code, revision, signer, level, signed_at)
    values (${tx.tenantId}, ${sha256}, ${code}, ${revision}, ${signer}, ${level}, ${at}::timestamptz)`.execute(
    tx,
  )
}

/** What a file is to this installation. */
export type Known = 'final' | 'earlier_revision' | 'not_ours'

export type KnownRevision = { readonly revision: number; readonly of: number }

/** Which revision a file is; the number of the newest one of its document beside it. */
export async function selectKnownRevision(
  tx: PlatformTx,
  sha256: Buffer,
): Promise<KnownRevision | undefined> {
  const { rows } = await sql<KnownRevision>`
    select r.revision,
           (select n.revision from signed_revision n where n.code = r.code order by n.revision desc limit 1) as of
      from signed_revision r where r.sha256 = ${sha256} limit 1`.execute(tx)
  return rows[0]
}

export type SignedRevision = {
  readonly sha256: string
  readonly revision: number
  readonly signer: string
  readonly level: SignatureLevel
  readonly signed_at: string
}

/** Far more than anybody signs one document. */
const MOST_REVISIONS = 500

/** The revisions of the document that a code names, oldest first. */
export async function selectRevisionsOf(tx: PlatformTx, code: string): Promise<SignedRevision[]> {
  const { rows } = await sql<SignedRevision>`
    select encode(r.sha256, 'hex') as sha256, r.revision, r.signer, r.level, r.signed_at
      from signed_revision r where r.code = ${code} order by r.revision limit ${MOST_REVISIONS}`.execute(tx)
  return rows
}
