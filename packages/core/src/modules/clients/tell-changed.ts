import { emit } from '../../kernel/module/events.ts'
import type { ClientRow, ClientTx } from './client-store.ts'
import { clientChanged } from './events.ts'
import type { ClientScope } from './rules/client-scope.ts'

export async function tellChanged(tx: ClientTx, scope: ClientScope, client: ClientRow): Promise<void> {
  const { client_id, enabled } = client
  await emit(tx, scope, clientChanged, { client_id, tenant_id: scope.tenant.id, enabled })
}
