import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { updateNationalNumbers } from '../../tenancy/index.ts'
import { maskNationalId } from '../certificates/national-id.ts'
import type { Proven } from '../requests/await-request.ts'
import { noteRefusal } from '../requests/refusal.ts'
import { upsertNationalIdentity } from './identity-store.ts'
import { identityOf } from './proven-citizen.ts'

/** A session of a tenant's own provider is that tenant's word about the person: it opens no way to the person's other tenants. */
export function requireOwnSession({ session }: SessionContext): void {
  if (session.confined) throw new AppError(403, 'reauthentication_required')
}

/** The e-ID becomes a way in of the signed-in person. */
export async function linkIdentity(ctx: SessionContext, { citizen, consume }: Proven): Promise<void> {
  requireOwnSession(ctx)
  const identity = identityOf(citizen)
  const { person } = ctx
  const isLinked = await inPlatform(ctx, 'link a national identity', async tx => {
    await consume(tx)
    const linked = await upsertNationalIdentity(tx, person.id, identity)
    if (!linked) return false
    await updateNationalNumbers(tx, person.id, { ...identity, ...citizen })
    if (linked.is_new)
      await recordChange(tx, ctx, {
        action: 'person.national_identity_linked',
        target: { type: 'person', id: person.id, name: person.name },
        changes: {
          source: [null, identity.source],
          number: [null, maskNationalId(citizen.registration_number ?? citizen.civil_id ?? citizen.subject)],
        },
      })
    return true
  })
  if (isLinked) return
  const national_id = citizen.registration_number ?? citizen.civil_id
  await noteRefusal(ctx, { source: 'eid', reason: 'already_linked', national_id })
  throw new AppError(409, 'eid_already_linked')
}
