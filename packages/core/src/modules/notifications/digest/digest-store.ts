import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { NotificationRow } from '../tables.ts'

export type UnreadSummary = {
  person_id: string
  rows: Pick<NotificationRow, 'id' | 'kind' | 'stage' | 'data'>[]
}

/** People with something unread that no mail told of, who had no such mail for most of a day. `byDefault`: kinds that are mailed unless switched off. */
export async function selectUnmailed(
  tx: TenantTx,
  byDefault: readonly string[],
  most: number,
): Promise<UnreadSummary[]> {
  const { rows } = await sql<UnreadSummary>`
    /* reads much: what nobody read and no mail told of yet, for so many people at a time */
    select n.person_id, json_agg(json_build_object('id', n.id, 'kind', n.kind, 'stage', n.stage, 'data', n.data) order by n.at desc) as rows
      from notification n
      join notification_feed f on f.tenant_id = n.tenant_id and f.person_id = n.person_id
      join membership m on m.tenant_id = n.tenant_id and m.person_id = n.person_id
      left join notification_switch s on s.tenant_id = n.tenant_id and s.person_id = n.person_id and s.kind = n.kind
     where n.tenant_id = ${tx.tenantId} and n.withdrawn_at is null and n.read_at is null and n.mailed_at is null
       and coalesce(s.mail, n.kind = any(${byDefault}::text[]))
       and m.status = 'active' and (f.digested_at is null or f.digested_at < now() - interval '20 hours')
     group by n.person_id order by n.person_id limit ${most}`.execute(tx)
  return rows
}

export async function updateMailed(
  tx: TenantTx,
  { people, ids }: { people: readonly string[]; ids: readonly string[] },
): Promise<void> {
  await sql`update notification set mailed_at = now() where tenant_id = ${tx.tenantId} and id = any(${ids}::uuid[])`.execute(
    tx,
  )
  await sql`
    update notification_feed set digested_at = now()
     where tenant_id = ${tx.tenantId} and person_id = any(${people}::uuid[])`.execute(tx)
}
