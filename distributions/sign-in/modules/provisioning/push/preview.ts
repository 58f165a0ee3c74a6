import { inTenant, invalid, notFound, readMemberProfiles, type SessionContext } from '@tamga/core'
import type { PreviewInput } from '../contract.ts'
import { mappingFaults, resourceOf } from './attributes.ts'
import { memberOf } from './member.ts'
import { selectMembers } from './push-store.ts'

/** What would be sent of a member, before anything is saved or sent. */
export async function previewUser(ctx: SessionContext, { user, attribute_mapping = {} }: PreviewInput) {
  const faults = mappingFaults(attribute_mapping)
  if (faults.length > 0) throw invalid(...faults)
  const [row] = await inTenant(ctx, tx => selectMembers(tx, [user ?? ctx.person.id], null))
  if (!row) throw notFound()
  const { id, name, email } = row
  const member = memberOf(row, (await readMemberProfiles(ctx, [id])).get(id))
  return { user: { id, name, email }, resource: resourceOf(member, attribute_mapping, true) }
}
