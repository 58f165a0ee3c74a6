import type { PlatformTx } from '../../kernel/database/transactions.ts'
import type { PersonalData } from '../tenancy/index.ts'
import { deleteDevices, selectDevices } from './devices/device-store.ts'
import { describePasskey } from './passkeys/own-passkeys.ts'
import { deletePasskeys, selectPasskeys } from './passkeys/passkey-store.ts'
import { deleteCodes, selectCodesLeft } from './recovery/recovery-code-store.ts'
import { deleteTotp, selectTotp } from './totp/totp-store.ts'

/** Which factors there are and when they were used; nothing of what is in them. They belong to no tenant. */
export const ownFactorData: PersonalData = {
  key: 'factors',
  async read(tx, _ctx, { person_id, tenant_id }) {
    if (tenant_id !== null) return null
    const totp = await selectTotp(tx, person_id)
    return {
      authenticator_app: totp?.confirmed_at
        ? { confirmed_at: totp.confirmed_at, last_used_at: totp.last_used_at }
        : null,
      recovery_codes: await selectCodesLeft(tx, person_id),
      passkeys: (await selectPasskeys(tx, person_id)).map(describePasskey),
      remembered_devices: await selectDevices(tx, person_id),
    }
  },
}

/** With the account goes everything that could open it. */
export async function removeFactors(tx: PlatformTx, personId: string): Promise<void> {
  await deleteTotp(tx, personId)
  await deletePasskeys(tx, personId)
  await deleteCodes(tx, personId)
  await deleteDevices(tx, personId)
}
