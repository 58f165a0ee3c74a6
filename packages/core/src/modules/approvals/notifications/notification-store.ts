import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type Waiting = {
  readonly id: string
  readonly person_id: string
  readonly for_name: string | null
  readonly document_id: string
  readonly title: string
  readonly sender: string
  readonly begun_at: string
  readonly due_at: string | null
}

/** Who is asked about what, and who stands in for them now; of these people alone where they are given. */
export async function selectWaiting(tx: TenantTx, people: readonly string[] | undefined): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    /* reads much: what waits for people, looked through when something was asked or decided and once an hour */
    select a.id, who.person_id, case when who.person_id <> a.person_id then a.person_name end as for_name, a.document_id, d.title,
           f.started_by_name as sender, s.begun_at, s.due_at
      from approval a
     cross join lateral (select * from approval_step where tenant_id = a.tenant_id and id = a.step_id limit 1) s
     cross join lateral (select * from approval_flow where tenant_id = a.tenant_id and id = a.flow_id limit 1) f
     cross join lateral (select * from document where tenant_id = a.tenant_id and id = a.document_id limit 1) d
     cross join lateral (
       select a.person_id
       union all
       select u.substitute_id from approval_substitute u
        where u.tenant_id = a.tenant_id and u.person_id = a.person_id and u.from_at <= now() and (u.until_at is null or u.until_at > now())
          and u.substitute_id <> f.started_by and u.substitute_id <> d.owner_id and not exists (
            select from approval o where o.tenant_id = a.tenant_id and o.step_id = a.step_id
               and (o.person_id = u.substitute_id or o.decided_by = u.substitute_id))) who
     where a.tenant_id = ${tx.tenantId} and a.status = 'open'
       ${people ? sql`and who.person_id = any(${people}::uuid[])` : sql``}`.execute(tx)
  return rows
}

export type Result = {
  readonly id: string
  readonly document_id: string
  readonly title: string
  readonly status: 'approved' | 'returned' | 'rejected'
  readonly started_by: string
  readonly owner_id: string
}

/** Flows that ended within two weeks and that nothing followed, for whoever sent the document. */
export async function selectResults(tx: TenantTx, people: readonly string[] | undefined): Promise<Result[]> {
  const { rows } = await sql<Result>`
    /* reads much: what ended within two weeks */
    select f.id, f.document_id, d.title, f.status, f.started_by, d.owner_id
      from approval_flow f
      join document d on d.tenant_id = f.tenant_id and d.id = f.document_id
     where f.tenant_id = ${tx.tenantId} and f.ended_at > now() - interval '14 days' and f.status <> 'withdrawn'
       and not exists (select from approval_flow n where n.tenant_id = f.tenant_id and n.document_id = f.document_id and n.id > f.id)
       ${people ? sql`and f.started_by = any(${people}::uuid[])` : sql``}`.execute(tx)
  return rows
}

export type Stalled = { readonly id: string; readonly document_id: string; readonly title: string }

export async function selectStalled(tx: TenantTx): Promise<Stalled[]> {
  const { rows } = await sql<Stalled>`
    select f.id, f.document_id, d.title from approval_flow f
      join document d on d.tenant_id = f.tenant_id and d.id = f.document_id
     where f.tenant_id = ${tx.tenantId} and f.status = 'open' and f.stalled_at is not null order by f.id desc limit 200`.execute(
    tx,
  )
  return rows
}
