import { sql } from 'kysely'
import { type Context, inTenant, type TenantScope } from '../../kernel/context.ts'
import { readClient } from '../clients/index.ts'

export type ClientRef = { readonly client_id: string; readonly name: string }

type Use = { session_id: string; client_id: string; name: string | null }

/** Which applications each session signed in to in this tenant. One of another owner, or switched off, may be named by its id. */
export async function clientsOfSessions(
  ctx: Context & TenantScope,
  sessionIds: readonly string[],
): Promise<Map<string, ClientRef[]>> {
  if (sessionIds.length === 0) return new Map()
  const uses = await inTenant(ctx, async tx => {
    const { rows } = await sql<Use>`
      select distinct g.session_id, g.client_id, c.name
        from oidc_grant g left join oidc_client c on c.client_id = g.client_id
       where g.session_id = any(${sessionIds}::uuid[]) and g.tenant_id = ${tx.tenantId} and g.revoked_at is null
       order by c.name, g.client_id`.execute(tx)
    return rows
  })
  const names = await namesOfOthers(ctx, uses)
  const bySession = new Map<string, ClientRef[]>(sessionIds.map(id => [id, []]))
  for (const { session_id, client_id, name } of uses)
    bySession.get(session_id)!.push({ client_id, name: name ?? names.get(client_id) ?? client_id })
  return bySession
}

/** A client of the whole installation is in nobody's tenant. */
async function namesOfOthers(ctx: Context, uses: readonly Use[]): Promise<Map<string, string>> {
  const ids = [...new Set(uses.filter(({ name }) => name === null).map(({ client_id }) => client_id))]
  const clients = await Promise.all(ids.map(id => readClient(ctx.services.database, id)))
  return new Map(clients.flatMap(client => (client ? [[client.client_id, client.name] as const] : [])))
}
