import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import {
  type LinkedLogin,
  type LinkedLogins,
  type LinkedLoginsOwner,
  offeredByInstallation,
} from '../../identity/index.ts'
import { updateNationalNumbers } from '../../tenancy/index.ts'
import { maskNationalId } from '../certificates/national-id.ts'
import { deleteNationalIdentity, selectNationalIdentities, selectNationalSessions } from './identity-store.ts'

/** e-ID and gateway among a person's ways in: they lead to every tenant of theirs. The number is shown with its ends alone. */
async function list(tx: PlatformTx, ctx: Context, owner: LinkedLoginsOwner): Promise<LinkedLogin[]> {
  const { translator } = ctx.services
  const rows = await selectNationalIdentities(tx, owner)
  const offered = offeredByInstallation(ctx)
  return rows.map(({ source, subject, registration_number, civil_id: _, level: __, ...row }) => ({
    ...row,
    method: source,
    provider: {
      id: source,
      name: source === 'eid' ? 'e-ID' : translator.text(ctx.language, 'eid.gateway'),
      logo_uri: null,
    },
    tenant: null,
    subject: maskNationalId(registration_number ?? subject.replace(/^PNOMN-/, '')),
    email: null,
    usable: offered[source],
  }))
}

/** With the last one goes what it proved about the person. */
async function remove(tx: PlatformTx, { id }: LinkedLogin) {
  const ids = await selectNationalSessions(tx, id)
  const { person_id, is_last } = await deleteNationalIdentity(tx, id)
  if (is_last) await updateNationalNumbers(tx, person_id, null)
  return { ids }
}

export const nationalLogins: LinkedLogins = Object.freeze({ list, remove })
