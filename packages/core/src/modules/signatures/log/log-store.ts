import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { SignatureLevel } from '../../../kernel/signatures/sign/levels.ts'
import type { Method } from '../tables.ts'

export type LogEntry = {
  number: number
  id: string
  document_id: string
  document_title: string
  version_no: number
  signer_name: string
  serial: string
  method: Method
  level: SignatureLevel
  sha256_before: Buffer
  sha256_after: Buffer
  actor_id: string
  actor_name: string
  actor_email: string | null
  reference: string
  at: string
  previous_hash: Buffer
  hash: Buffer
  seal: Buffer | null
  key_id: string | null
}

/** Whoever adds an entry waits for the one before it: its hash is among what is hashed. */
export async function lockLog(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signature log ' || ${tx.tenantId}, 0))`.execute(tx)
}

export async function selectLastEntry(tx: TenantTx): Promise<Pick<LogEntry, 'number' | 'hash'> | undefined> {
  const { rows } = await sql<Pick<LogEntry, 'number' | 'hash'>>`
    select number, hash from signature_log where tenant_id = ${tx.tenantId} order by number desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

export async function insertEntry(tx: TenantTx, entry: LogEntry): Promise<void> {
  await sql`
    insert into signature_log (tenant_id, number, id, document_id, document_title, version_no, signer_name, serial, method, level,
                               sha256_before, sha256_after, actor_id, actor_name, actor_email, reference, at, previous_hash, hash, seal, key_id)
    values (${tx.tenantId}, ${entry.number}, ${entry.id}, ${entry.document_id}, ${entry.document_title}, ${entry.version_no},
            ${entry.signer_name}, ${entry.serial}, ${entry.method}, ${entry.level}, ${entry.sha256_before}, ${entry.sha256_after},
            ${entry.actor_id}, ${entry.actor_name}, ${entry.actor_email}, ${entry.reference}, ${entry.at}, ${entry.previous_hash},
            ${entry.hash}, ${entry.seal}, ${entry.key_id})`.execute(tx)
}

export type LoggedSignature = {
  id: string
  document: { id: string; title: string }
  version_no: number
  signer: string
  method: Method
  level: SignatureLevel
  sha256_before: string
  sha256_after: string
  at: string
  serial: string
  actor: { id: string; name: string; email: string }
}

const VIEW = sql`
  l.id, json_build_object('id', l.document_id, 'title', l.document_title) as document, l.version_no, l.signer_name as signer, l.method,
  l.level, encode(l.sha256_before, 'hex') as sha256_before, encode(l.sha256_after, 'hex') as sha256_after, l.at, l.serial,
  json_build_object('id', l.actor_id, 'name', l.actor_name, 'email', coalesce(l.actor_email, '')) as actor`

export type LogFilter = { readonly document?: string | undefined; readonly actor?: string | undefined }

/** The log, the newest first; of one document or of one person where one is named. */
export async function selectLog(
  tx: TenantTx,
  { document, actor }: LogFilter,
  query: PageQuery,
): Promise<Page<LoggedSignature>> {
  const wanted = sql.join(
    [
      sql`l.tenant_id = ${tx.tenantId}`,
      ...(document === undefined ? [] : [sql`l.document_id = ${document}::uuid`]),
      ...(actor === undefined ? [] : [sql`l.actor_id = ${actor}::uuid`]),
    ],
    sql` and `,
  )
  return selectPage<LoggedSignature>(tx, query, {
    order: newestFirst(sql`l.id`),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from signature_log l where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from signature_log l where ${wanted}`,
  })
}

/** Entries behind a number, in the order of the chain. */
export async function selectChain(tx: TenantTx, behind: number, limit: number): Promise<LogEntry[]> {
  const { rows } = await sql<LogEntry>`
    select number, id, document_id, document_title, version_no, signer_name, serial, method, level, sha256_before, sha256_after, actor_id,
           actor_name, actor_email, reference, at, previous_hash, hash, seal, key_id
      from signature_log where tenant_id = ${tx.tenantId} and number > ${behind} order by number limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** What one person signed or sealed, for the copy of their own data; of the document only its id. */
export async function selectOwnSignatures(tx: TenantTx, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select l.id, l.document_id, l.version_no, l.method, l.level, l.signer_name, l.serial, l.at
      from signature_log l where l.tenant_id = ${tx.tenantId} and l.actor_id = ${personId}::uuid order by l.id`.execute(
    tx,
  )
  return rows
}
