import { sql } from 'kysely'
import type { SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import { decodeCursor, invalidCursor, type Page, toPage } from '../../../kernel/http/page.ts'
import type { ClientTx } from '../client-store.ts'
import type { LogoutDelivery } from '../contract.ts'
import { viewClient } from '../rules/client-scope.ts'

type Query = { limit?: number; cursor?: string; status?: LogoutDelivery['status'] }

/** Whether the client heard that sessions ended: newest first. */
export const readLogoutDeliveries = (
  ctx: SessionContext,
  id: string,
  query: Query,
): Promise<Page<LogoutDelivery>> =>
  viewClient(ctx, id, (tx, _scope, client) => listDeliveries(tx, client.client_id, query))

async function listDeliveries(
  tx: ClientTx,
  clientId: string,
  { limit = 50, cursor, status }: Query,
): Promise<Page<LogoutDelivery>> {
  const before = decodeCursor(cursor, 1)?.[0] ?? null
  if (before !== null && !isUuid(String(before))) throw invalidCursor()
  const { rows } = await sql<LogoutDelivery>`
    select d.id, d.session_id, json_build_object('id', d.person_id, 'name', coalesce(m.name, ''), 'email', coalesce(m.email, '')) as user,
           d.cause, d.status, d.attempt, case when d.status = 'retrying' then d.next_attempt_at end as next_attempt_at,
           d.http_status, d.problem, d.created_at, d.finished_at
      from oidc_logout_delivery d left join membership m on m.tenant_id = d.tenant_id and m.person_id = d.person_id
     where d.client_id = ${clientId} and (${status ?? null}::text is null or d.status = ${status ?? null})
       and (${before}::uuid is null or d.id < ${before}::uuid)
     order by d.id desc limit ${limit + 1}`.execute(tx as never)
  return toPage(rows, limit, row => [row.id])
}
