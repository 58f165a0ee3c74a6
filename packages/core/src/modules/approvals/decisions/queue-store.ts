import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { APPROVAL } from '../flows/step-store.ts'
import type { ApprovalRow } from '../tables.ts'

/** Who asks, and for whom they decide at this moment. */
export type Decider = { readonly me: string; readonly absent: readonly string[] }

export type WaitingApproval = ApprovalRow & {
  readonly title: string
  readonly number: string | null
  readonly owner_id: string
  readonly version_no: number
  readonly sha256: string
  readonly position: number
  readonly step_name: string | null
  readonly mode: 'all' | 'any' | 'quorum'
  readonly needed: number
  readonly approvals: number
  readonly seats: number
  readonly begun_at: string | null
  readonly due_at: string | null
  readonly started_by: string
  readonly started_by_name: string
  readonly started_by_email: string | null
}

const COLUMNS = sql`${APPROVAL}, d.title, d.number, d.owner_id, f.version_no, f.sha256, s.position, s.name as step_name, s.mode,
  s.needed, s.approvals, s.seats, s.begun_at, s.due_at, f.started_by, f.started_by_name, f.started_by_email`

const TABLES = sql.raw(`approval a
  join approval_step s on s.tenant_id = a.tenant_id and s.id = a.step_id
  join approval_flow f on f.tenant_id = a.tenant_id and f.id = a.flow_id
  join document d on d.tenant_id = a.tenant_id and d.id = a.document_id`)

/** Nobody decides for somebody else in a step where they are asked or have decided themself, nor on what is their own. */
const isTheirs = ({ me, absent }: Decider) => sql`
  a.person_id = any(${[me, ...absent]}::uuid[]) and (a.person_id = ${me}::uuid or (
    f.started_by <> ${me}::uuid and d.owner_id <> ${me}::uuid and not exists (
      select from approval o where o.tenant_id = a.tenant_id and o.step_id = a.step_id
         and (o.person_id = ${me}::uuid or o.decided_by = ${me}::uuid))))`

/** What waits for somebody, also for those whom they stand in for. */
export async function selectQueue(
  tx: TenantTx,
  decider: Decider,
  query: PageQuery,
): Promise<Page<WaitingApproval>> {
  const wanted = sql`a.tenant_id = ${tx.tenantId} and a.status = 'open' and ${isTheirs(decider)}`
  return selectPage<WaitingApproval>(tx, query, {
    order: newestFirst(sql`a.id`),
    select: ({ after, order, limit }) =>
      sql`select ${COLUMNS} from ${TABLES} where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from ${TABLES} where ${wanted}`,
  })
}

export async function selectApproval(tx: TenantTx, id: string): Promise<WaitingApproval | undefined> {
  const { rows } = await sql<WaitingApproval>`
    select ${COLUMNS} from ${TABLES} where a.tenant_id = ${tx.tenantId} and a.id = ${id}`.execute(tx)
  return rows[0]
}

/** The approval of a flow that somebody may decide now. */
export async function selectOwnOpen(
  tx: TenantTx,
  flowId: string,
  decider: Decider,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select a.id from ${TABLES}
     where a.tenant_id = ${tx.tenantId} and a.flow_id = ${flowId} and a.status = 'open' and ${isTheirs(decider)}
     order by a.person_id <> ${decider.me}::uuid, a.id limit 1`.execute(tx)
  return rows[0]?.id
}

/** How many of what somebody decided is looked at for documents that they may still read. */
const MOST_DECIDED = 500

/**
 * Documents that somebody may read because they are asked about them, or decided on them in a flow that is under way or ended within
 * thirty days.
 */
export async function selectDutyDocuments(tx: TenantTx, decider: Decider): Promise<string[]> {
  const { rows } = await sql<{ document_id: string }>`
    select a.document_id from ${TABLES}
     where a.tenant_id = ${tx.tenantId} and a.status = 'open' and ${isTheirs(decider)}
    union
    select decided.document_id from (
      select a.flow_id, a.document_id from approval a
       where a.tenant_id = ${tx.tenantId} and a.decided_by = ${decider.me}::uuid order by a.id desc limit ${sql.lit(MOST_DECIDED)}) decided
      join approval_flow f on f.tenant_id = ${tx.tenantId} and f.id = decided.flow_id
     where f.ended_at is null or f.ended_at > now() - interval '30 days'`.execute(tx)
  return rows.map(row => row.document_id)
}
