import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ClientTx } from '../client-store.ts'
import type { LogoutDelivery } from '../tables.ts'

export type DeliveryQuery = PageQuery & { status?: LogoutDelivery['status'] }

export const selectDeliveries = (
  tx: ClientTx,
  clientId: string,
  { status, ...query }: DeliveryQuery,
): Promise<Page<LogoutDelivery>> =>
  selectPage<LogoutDelivery>(tx, query, {
    order: newestFirst(sql`d.id`),
    select: ({ after, order, limit }) => sql`
      select d.id, d.session_id, json_build_object('id', d.person_id, 'name', coalesce(m.name, ''), 'email', coalesce(m.email, '')) as user,
             d.cause, d.status, d.attempt, case when d.status = 'retrying' then d.next_attempt_at end as next_attempt_at,
             d.http_status, d.problem, d.created_at, d.finished_at
        from oidc_logout_delivery d left join membership m on m.tenant_id = d.tenant_id and m.person_id = d.person_id
       where d.client_id = ${clientId} and (${status ?? null}::text is null or d.status = ${status ?? null}) and ${after}
       order by ${order} limit ${limit}`,
  })
