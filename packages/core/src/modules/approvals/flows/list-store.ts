import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { FlowRow, FlowStatus } from '../tables.ts'
import { FLOW } from './flow-store.ts'

export type FlowListRow = FlowRow & {
  readonly title: string
  readonly number: string | null
  readonly stages: number
  readonly waiting_for: { id: string; name: string; email: string }[]
  readonly due_at: string | null
}

export type FlowFilter = {
  readonly document_id?: string
  readonly status?: FlowStatus | undefined
  readonly isStalled?: boolean | undefined
}

/** Newest first; who is asked now stands beside each, the first ten. */
export async function selectFlows(
  tx: TenantTx,
  filter: FlowFilter,
  query: PageQuery,
): Promise<Page<FlowListRow>> {
  const parts = [
    sql`f.tenant_id = ${tx.tenantId}`,
    ...(filter.document_id ? [sql`f.document_id = ${filter.document_id}`] : []),
    ...(filter.status ? [sql`f.status = ${filter.status}`] : []),
    ...(filter.isStalled ? [sql`f.status = 'open' and f.stalled_at is not null`] : []),
  ]
  const wanted = sql.join(parts, sql` and `)
  return selectPage<FlowListRow>(tx, query, {
    order: newestFirst(sql`f.id`),
    select: ({ after, order, limit }) => sql`
      select ${FLOW}, d.title, d.number,
             (select max(s.stage) from approval_step s where s.tenant_id = f.tenant_id and s.flow_id = f.id) as stages,
             (select min(s.due_at) from approval_step s where s.tenant_id = f.tenant_id and s.flow_id = f.id and s.status = 'open') as due_at,
             coalesce((select json_agg(json_build_object('id', w.person_id, 'name', w.person_name, 'email', w.person_email))
                         from (select a.person_id, a.person_name, a.person_email from approval a
                                where a.tenant_id = f.tenant_id and a.flow_id = f.id and a.status = 'open' order by a.id limit 10) w), '[]') as waiting_for
        from (select * from approval_flow f where ${wanted} and ${after} order by ${order} limit ${limit}) f
        join document d on d.tenant_id = f.tenant_id and d.id = f.document_id
       order by ${order}`,
    found: sql`from approval_flow f where ${wanted}`,
  })
}
