import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PersonApplication } from '../../access/index.ts'
import { selectRegisteredClient } from '../../clients/index.ts'
import { logoAddress } from '../../logos/index.ts'
import { selectUsedClients } from './store.ts'

/** The applications that a member of this tenant uses, for those who may read the list of applications. */
export async function usedClientsOf(ctx: SessionContext, personId: string): Promise<PersonApplication[]> {
  if (!ctx.permissions.has('sso_clients.read')) return []
  const used = await inTenant(ctx, tx => selectUsedClients(tx, personId))
  return Promise.all(
    used.map(async ({ client_id, consented_at, scopes, last_opened_at }) => {
      const client = await selectRegisteredClient(ctx.services.database, client_id)
      return {
        client_id,
        name: client?.name ?? client_id,
        logo_address: logoAddress(client?.logo_uri ?? null),
        ...(consented_at && { consented_at, scopes }),
        last_opened_at,
      }
    }),
  )
}
