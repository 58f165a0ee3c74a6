import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext, type SessionInfo, type TenantRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid, staleVersion } from '../../../kernel/http/problem.ts'
import { roleFor } from '../../access/index.ts'
import { FETCH_LOGOS, keepUpload, logoAddress } from '../../logos/index.ts'
import {
  hasOtherMembership,
  type Person,
  personChanged,
  selectPerson,
  updatePerson,
} from '../../tenancy/index.ts'
import { ENTERABLE_TENANTS, type EnterableRow, type OwnProfile, type Profile } from './profile-store.ts'

export { SESSION_WITH_PROFILE } from './profile-store.ts'

/** Who is signed in, and where they may go: no statement but the session check for members of one tenant. */
export async function readMe(ctx: SessionContext) {
  // SESSION_WITH_PROFILE found both.
  const session = ctx.session as SessionInfo & OwnProfile
  const { id, created_at, authenticated_at, last_seen_at, expires_at, auth_methods, acr } = session
  return {
    user: {
      id: ctx.person.id,
      ...shownProfile(session),
      is_operator: session.is_operator && !session.confined,
    },
    tenant: ctx.tenant,
    tenants: await listTenants(ctx, session),
    roles: ctx.roles.map(role => roleFor(ctx, role)),
    permissions: [...ctx.permissions],
    session: {
      id,
      created_at,
      authenticated_at,
      last_seen_at,
      expires_at,
      auth_methods: [...auth_methods],
      acr,
    },
    languages: [...ctx.languages],
  }
}

/** A session from a tenant's own provider shows that tenant alone: neither tenant nor provider learns of the others. */
async function listTenants(ctx: SessionContext, { tenant_ids }: OwnProfile): Promise<TenantRef[]> {
  if (ctx.session.confined || tenant_ids === ctx.tenant.id) return [ctx.tenant]
  const row = await ctx.services.database.lookUp<EnterableRow>(ENTERABLE_TENANTS, ctx.person.id)
  return row?.tenants ?? []
}

const shownProfile = (person: Profile) => ({
  name: person.name,
  email: person.email,
  email_verified: person.email_verified_at !== null,
  given_name: person.given_name,
  family_name: person.family_name,
  phone: person.phone,
  // The picture is served from our copy: loading it from its host would tell that host who looks at it.
  picture: logoAddress(person.picture),
  locale: person.locale,
  theme: person.theme,
  is_operator: person.is_operator,
  version: person.version,
})

export type ProfileChanges = Partial<
  Pick<Person, 'name' | 'given_name' | 'family_name' | 'phone' | 'picture' | 'locale' | 'theme'>
> & { version?: number }

/** Fields whose change is announced to other systems. */
const ANNOUNCED = ['name', 'given_name', 'family_name', 'phone', 'locale'] as const

export const changeProfile = (ctx: SessionContext, given: ProfileChanges) =>
  changeOwn(ctx, before => withPicture(before, given))

/** A photograph of their own: judged, drawn anew and kept first, so that nothing of a camera is in it. */
export async function changePicture(ctx: SessionContext, photograph: Buffer) {
  await inPlatform(ctx, 'own profile', tx => requireUnconfined(tx, ctx))
  const picture = await keepUpload(ctx, photograph)
  return changeOwn(ctx, () => ({ picture }))
}

function changeOwn(ctx: SessionContext, changesOf: (before: Person) => ProfileChanges) {
  return inPlatform(ctx, 'own profile', async tx => {
    await requireUnconfined(tx, ctx)
    const before = (await selectPerson(tx, ctx.person.id))!
    const changes = changesOf(before)
    const after = await updatePerson(tx, ctx.person.id, changes)
    if (!after) throw staleVersion()
    if (ANNOUNCED.some(field => after[field] !== before[field]))
      await personChanged.emit(tx, ctx, { person_id: after.id })
    if (after.picture !== null && after.picture !== before.picture)
      await ctx.services.jobs.enqueue(tx, FETCH_LOGOS, { payload: {}, key: 'all' })
    const { version: _, ...fields } = changes
    await recordChange(tx, ctx, {
      action: 'person.updated',
      target: { type: 'person', id: after.id, name: after.name },
      changes: changesBetween(pick(before, fields), pick(after, fields)),
    })
    return { id: after.id, ...shownProfile(after) }
  })
}

/** A client that sends back the picture address it was given changes nothing; other paths of ours are refused. */
function withPicture(before: Person, { picture, ...changes }: ProfileChanges): ProfileChanges {
  if (picture === undefined) return changes
  if (picture === null || !picture.startsWith('/')) return { ...changes, picture }
  if (picture !== logoAddress(before.picture)) throw invalid({ path: '/picture', code: 'format' })
  return changes
}

/** The profile is copied to every tenant of the person, so a session from one tenant's provider must not change it. */
export async function requireUnconfined(tx: PlatformTx, ctx: SessionContext): Promise<void> {
  if (!ctx.session.confined) return
  const place = { person_id: ctx.person.id, tenant_id: ctx.tenant.id }
  if (await hasOtherMembership(tx, place)) throw new AppError(403, 'reauthentication_required')
}

const pick = (person: Person, fields: object): Partial<Person> =>
  Object.fromEntries(Object.keys(fields).map(field => [field, person[field as keyof Person]]))
