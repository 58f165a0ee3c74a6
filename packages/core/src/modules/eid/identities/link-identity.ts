import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, type SessionContext } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { selectPerson, updateNationalNumbers } from '../../tenancy/index.ts'
import { maskNationalId } from '../certificates/national-id.ts'
import type { Proven } from '../requests/await-request.ts'
import { noteRefusal } from '../requests/refusal.ts'
import { type ProvenIdentity, selectCitizen, upsertNationalIdentity } from './identity-store.ts'
import { identityOf } from './proven-citizen.ts'

/** A session of a tenant's own provider is that tenant's word about the person: it opens no way to the person's other tenants. */
export function requireOwnSession({ session }: SessionContext): void {
  if (session.confined) throw new AppError(403, 'reauthentication_required')
}

export type CitizenLink = {
  readonly identity: ProvenIdentity
  readonly given_name: string | null
  readonly family_name: string | null
  /** Ends the request that the proof belongs to: a proof is used once. */
  consume?(tx: PlatformTx): Promise<void>
}

/** The e-ID becomes a way in of the signed-in person. */
export async function linkIdentity(ctx: SessionContext, { citizen, consume }: Proven): Promise<void> {
  requireOwnSession(ctx)
  await linkCitizen(ctx, ctx.person.id, { ...citizen, identity: identityOf(citizen), consume })
}

/** One citizen is one person, and one person one citizen, whichever source proved it. */
export async function linkCitizen(ctx: Context, personId: string, link: CitizenLink): Promise<void> {
  const { identity } = link
  const isLinked = await inPlatform(ctx, 'link a national identity', async tx => {
    await link.consume?.(tx)
    const owner = await selectCitizen(tx, identity)
    if (owner !== undefined && owner !== personId) return false
    const linked = await upsertNationalIdentity(tx, personId, identity)
    if (!linked) return false
    await updateNationalNumbers(tx, personId, { ...identity, ...link })
    if (linked.is_new) await recordLink(tx, ctx, { personId, identity })
    return true
  })
  if (isLinked) return
  const { source, registration_number: national_id } = identity
  await noteRefusal(ctx, { source, reason: 'already_linked', national_id })
  throw new AppError(409, 'eid_already_linked')
}

async function recordLink(
  tx: PlatformTx,
  ctx: Context,
  { personId, identity }: { personId: string; identity: ProvenIdentity },
): Promise<void> {
  const person = await selectPerson(tx, personId)
  if (!person) throw new AppError(404, 'not_found')
  const actor = { id: person.id, name: person.name, email: person.email }
  await recordChange(
    tx,
    { ...ctx, actor },
    {
      action: 'person.national_identity_linked',
      target: { type: 'person', id: person.id, name: person.name },
      changes: {
        source: [null, identity.source],
        number: [null, maskNationalId(identity.registration_number ?? identity.subject)],
      },
    },
  )
}
