import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import { endSessions, type SessionCause } from '../../identity/index.ts'
import { updateGrantsRevoked } from '../../oauth/index.ts'
import type { DeviceUse } from './shell-grant-store.ts'

/** Ends the work areas and the families of tokens together, so that nothing on the device begins another. */
export async function endUses(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  { uses, cause }: { uses: readonly DeviceUse[]; cause: SessionCause },
): Promise<void> {
  await updateGrantsRevoked(
    tx,
    uses.map(({ grant_id }) => grant_id),
  )
  const ids = uses.flatMap(({ session_id }) => session_id ?? [])
  if (ids.length > 0) await endSessions(tx, ctx, { of: { ids }, cause })
}
