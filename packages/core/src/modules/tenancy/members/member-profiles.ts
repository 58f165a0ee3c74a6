import { type Context, inPlatform } from '../../../kernel/context.ts'
import { type MemberProfile, selectMemberProfiles } from './member-profile-store.ts'

export type { MemberProfile }

/** Profile fields beyond the name and e-mail that tenants copy, by the id of the person. */
export async function readMemberProfiles(
  ctx: Context & { readonly tenant: { readonly id: string } },
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberProfile>> {
  const profiles = await inPlatform(ctx, 'profiles of members', tx =>
    selectMemberProfiles(tx, ctx.tenant.id, ids),
  )
  return new Map(profiles.map(profile => [profile.id, profile]))
}
