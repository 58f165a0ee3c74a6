import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { SignInMethod } from '../../identity/index.ts'
import { selectFactors } from '../factor-store.ts'

/** On the sign-in page: by the installation and the tenant, never by who asks. */
export const passkeyMethod: SignInMethod = {
  key: 'passkey',
  // A second factor after any first one reaches as much.
  reaches: () => ['acr:1', 'acr:2'],
  isOffered: (ctx, _tenant, policy) =>
    ctx.services.settings.PASSKEY_LOGIN && (policy?.passkeys.enabled ?? true),
}

export async function hasPasskey(tx: PlatformTx, ctx: Context, personId: string): Promise<boolean> {
  return ctx.services.settings.PASSKEY_LOGIN && (await selectFactors(tx, personId)).passkeys > 0
}
