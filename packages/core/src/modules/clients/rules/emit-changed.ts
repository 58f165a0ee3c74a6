import type { ClientRow, ClientTx } from '../client-store.ts'
import { clientChanged } from '../events.ts'
import { hasSameKeys } from './client-keys.ts'
import type { ClientScope } from './client-scope.ts'

export async function emitClientChanged(
  tx: ClientTx,
  scope: ClientScope,
  { before, client }: { before: ClientRow; client: ClientRow },
): Promise<void> {
  const { client_id, enabled, tenant_id, jwks } = client
  const is_another = before.tenant_id !== tenant_id || !hasSameKeys(before.jwks, jwks)
  await clientChanged.emit(tx, scope, { client_id, tenant_id: scope.tenant.id, enabled, is_another })
}
