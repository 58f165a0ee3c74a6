import { type Context, inTenant, type TenantScope } from '../../../kernel/context.ts'
import { selectRegisteredClient } from '../../clients/index.ts'
import { type SessionClient, selectClientsOfSessions } from './session-client-store.ts'

export type ClientRef = { readonly client_id: string; readonly name: string }

/**
 * The applications that each session signed in to in this tenant. Those that are disabled or of another owner are named by
 * their id.
 */
export async function clientsOfSessions(
  ctx: Context & TenantScope,
  sessionIds: readonly string[],
): Promise<Map<string, ClientRef[]>> {
  if (sessionIds.length === 0) return new Map()
  const uses = await inTenant(ctx, tx => selectClientsOfSessions(tx, sessionIds))
  const names = await namesOfOthers(ctx, uses)
  const bySession = new Map<string, ClientRef[]>(sessionIds.map(id => [id, []]))
  for (const { session_id, client_id, name } of uses)
    bySession.get(session_id)!.push({ client_id, name: name ?? names.get(client_id) ?? client_id })
  return bySession
}

/** Clients of the installation are not in the tables of the tenant. */
async function namesOfOthers(ctx: Context, uses: readonly SessionClient[]): Promise<Map<string, string>> {
  const ids = [...new Set(uses.filter(({ name }) => name === null).map(({ client_id }) => client_id))]
  const clients = await Promise.all(ids.map(id => selectRegisteredClient(ctx.services.database, id)))
  return new Map(clients.flatMap(client => (client ? [[client.client_id, client.name] as const] : [])))
}
