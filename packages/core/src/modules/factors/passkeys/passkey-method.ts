import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import {
  type FurtherMethod,
  isPasskeyAllowed,
  type PasskeyPolicy,
  type SignInMethod,
} from '../../identity/index.ts'
import { selectPasskeys } from './passkey-store.ts'

export const passkeyMethod: SignInMethod = {
  key: 'passkey',
  // A second factor after any first one reaches as much.
  reaches: () => ['acr:1', 'acr:2'],
  isOn: settings => settings.PASSKEY_LOGIN,
}

/** Whether one of the person's keys would let them in: most authenticators can verify who uses them, so that is not asked. */
async function hasPasskey(
  tx: PlatformTx,
  ctx: Context,
  { person_id, policies }: { person_id: string; policies: readonly PasskeyPolicy[] },
): Promise<boolean> {
  if (!ctx.services.settings.PASSKEY_LOGIN) return false
  const keys = await selectPasskeys(tx, person_id)
  return keys.some(({ aaguid, attachment }) =>
    policies.every(policy => isPasskeyAllowed(policy, { aaguid, attachment, is_user_verified: true })),
  )
}

export const passkeysOfPeople: FurtherMethod = { key: 'passkey', has: hasPasskey }
