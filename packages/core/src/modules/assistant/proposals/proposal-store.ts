import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ToldRecord } from '../../../kernel/tools/tools.ts'

export type ProposalRow = {
  id: string
  tool: string
  via: string
  method: string
  path: string
  body: Record<string, unknown>
  records: ToldRecord[]
  reaches: number | null
  hash: Buffer
  status: 'waiting' | 'used' | 'dismissed'
  created_at: string
  expires_at: string
}

const VIEW = sql`id, tool, via, method, path, body, records, reaches, hash, status, created_at, expires_at`

export type NewProposal = Omit<ProposalRow, 'status' | 'created_at' | 'expires_at'> & {
  readonly person_id: string
  readonly message_id: string | null
  readonly seconds: number
}

export async function insertProposal(tx: TenantTx, given: NewProposal): Promise<ProposalRow> {
  const { rows } = await sql<ProposalRow>`
    insert into assistant_proposal (id, person_id, message_id, tool, via, method, path, body, records, reaches, hash, expires_at)
    values (${given.id}, ${given.person_id}, ${given.message_id}, ${given.tool}, ${given.via}, ${given.method}, ${given.path},
            ${JSON.stringify(given.body)}::jsonb, ${JSON.stringify(given.records)}::jsonb, ${given.reaches}, ${given.hash},
            date_trunc('milliseconds', now()) + ${given.seconds} * interval '1 second')
    returning ${VIEW}`.execute(tx)
  return rows[0]!
}

export async function selectProposal(
  tx: TenantTx,
  personId: string,
  id: string,
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${VIEW} from assistant_proposal
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and person_id = ${personId}::uuid`.execute(tx)
  return rows[0]
}

/** Newest first, those that still wait. */
export async function selectWaitingProposals(
  tx: TenantTx,
  personId: string,
  query: PageQuery,
): Promise<Page<ProposalRow>> {
  const wanted = sql`tenant_id = ${tx.tenantId} and person_id = ${personId}::uuid and status = 'waiting' and expires_at > now()`
  return selectPage<ProposalRow>(tx, query, {
    order: newestFirst(sql`id`),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from assistant_proposal where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from assistant_proposal where ${wanted}`,
  })
}

/** Taken once: false when it was used, dismissed, has expired, or is about another request. */
export async function updateProposalUsed(
  tx: TenantTx,
  personId: string,
  { id, hash }: { readonly id: string; readonly hash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    update assistant_proposal set status = 'used', used_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and person_id = ${personId}::uuid and hash = ${hash}
       and status = 'waiting' and expires_at > now() returning 1`.execute(tx)
  return rows.length > 0
}

/** The request that it was taken for was refused: the person may try again. */
export async function updateProposalWaiting(tx: TenantTx, personId: string, id: string): Promise<void> {
  await sql`
    update assistant_proposal set status = 'waiting', used_at = null
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and person_id = ${personId}::uuid and status = 'used'`.execute(
    tx,
  )
}

export async function updateProposalDismissed(tx: TenantTx, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update assistant_proposal set status = 'dismissed'
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and person_id = ${personId}::uuid and status = 'waiting'
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Some at a time; whether there may be more. */
export async function deleteOldProposals(tx: TenantTx, before: Date, limit: number): Promise<boolean> {
  const { rows } = await sql`
    delete from assistant_proposal where tenant_id = ${tx.tenantId} and id = any(array(
      select id from assistant_proposal
       where tenant_id = ${tx.tenantId} and expires_at < ${before.toISOString()}::timestamptz order by expires_at limit ${limit}))
    returning 1`.execute(tx)
  return rows.length === limit
}
