import { type Context, inPlatform } from '../../../kernel/context.ts'
import { type MemberProfile, selectMemberProfiles } from './member-profile-store.ts'

export type { MemberProfile }

/** What people say of themselves beside the name and e-mail that each of their tenants keeps a copy of; by the id of the person. */
export async function readMemberProfiles(
  ctx: Context & { readonly tenant: { readonly id: string } },
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberProfile>> {
  const profiles = await inPlatform(ctx, 'profiles of members', tx =>
    selectMemberProfiles(tx, ctx.tenant.id, ids),
  )
  return new Map(profiles.map(profile => [profile.id, profile]))
}
