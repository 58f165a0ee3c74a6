import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type ModuleManifest, permissionsOf } from '../../../kernel/module/define-module.ts'
import {
  EVERYTHING,
  type Grant,
  type GrantReason,
  grantReasons,
  type PersonApplication,
  personApplications,
  personReviews,
  roleFor,
  selectGrantsOfMember,
  selectPermissionUse,
} from '../../access/index.ts'
import { readFactorState } from '../../factors/index.ts'
import { countSessionsOfMember } from '../../identity/index.ts'
import { logoAddress } from '../../logos/index.ts'
import { readMemberProfiles } from '../../tenancy/index.ts'
import { requireMember } from '../members/members.ts'
import {
  type HeldPermission,
  selectHeldPermissions,
  selectManagement,
  selectSignInFacts,
} from './person-store.ts'
import { FAILURE_DAYS, judgeRisk } from './risk.ts'

/** Everything that the organisation knows of a member and the caller may see, in one answer. */
export async function readPersonOverview(ctx: SessionContext, id: string) {
  const facts = await inTenant(ctx, tx => readFacts(tx, ctx, id))
  const [factor, profiles] = await Promise.all([readFactorState(ctx, id), readMemberProfiles(ctx, [id])])
  const applications: PersonApplication[] = []
  for (const read of ctx.services.modules.extensions(personApplications))
    applications.push(...(await read(ctx, id)))
  const profile = profiles.get(id)
  const { member, grants, reasons, permissions, signIns, management, ...rest } = facts
  return {
    ...rest,
    applications: mergeApplications(applications),
    profile: profile ? profileOf(profile) : null,
    unit_path: management.unit_path,
    manages: { people: management.people, units: management.units },
    second_factor: factor,
    ways_in: signIns?.ways_in ?? [],
    grants: grants.map(grant => ({
      role: roleFor(ctx, grant.role),
      since: grant.granted_at,
      automatic: grant.automatic,
      reasons: reasonsOf(grant, reasons),
    })),
    permissions,
    risk: judgeRisk(ctx, {
      member,
      factor,
      signIns,
      permissions,
      oldestGrant: grants.find(({ automatic }) => !automatic)?.granted_at ?? null,
    }),
  }
}

async function readFacts(tx: TenantTx, ctx: SessionContext, id: string) {
  const { modules } = ctx.services
  const member = await requireMember(tx, ctx, id)
  const grants = await selectGrantsOfMember(tx, id)
  const held = await selectHeldPermissions(tx, id)
  const used = new Map(
    (await selectPermissionUse(tx, id)).map(({ permission, last_used_on }) => [permission, last_used_on]),
  )
  const reasons: GrantReason[] = []
  for (const read of modules.extensions(grantReasons)) reasons.push(...(await read(tx, ctx, id)))
  const reviews = []
  for (const read of modules.extensions(personReviews)) reviews.push(...(await read(tx, ctx, id)))
  return {
    member,
    grants,
    reasons,
    permissions: describePermissions(ctx, held).map(permission => ({
      ...permission,
      last_used_on: used.get(permission.permission) ?? null,
    })),
    reviews,
    sessions: await countSessionsOfMember(tx, id),
    signIns: ctx.permissions.has('audit.read') ? await selectSignInFacts(tx, id, FAILURE_DAYS) : null,
    management: await selectManagement(tx, id),
  }
}

const profileOf = ({ picture, given_name, family_name, phone, locale }: ProfileFields) => ({
  // From our copy: its host would learn who looks at whom.
  picture: logoAddress(picture),
  given_name,
  family_name,
  phone,
  locale,
})
type ProfileFields = Record<'picture' | 'given_name' | 'family_name' | 'phone' | 'locale', string | null>

/** By default, from a person, from a provider; and which review kept it. */
function reasonsOf({ role, automatic, granted_at, granted_by }: Grant, reasons: readonly GrantReason[]) {
  const own = reasons.filter(({ role_id }) => role_id === role.id)
  const others = own.map(({ kind, name, by, at }) => ({ kind, name, by, at }))
  if (automatic) return [{ kind: 'default' as const, name: null, by: null, at: granted_at }, ...others]
  if (own.some(({ kind }) => kind === 'provider')) return others
  return [{ kind: 'person' as const, name: granted_by?.name ?? null, by: null, at: granted_at }, ...others]
}

/** What the roles allow of the modules that the tenant has; the administrator's `*` is all of it. */
function describePermissions(ctx: SessionContext, held: readonly HeldPermission[]) {
  const rolesOf = new Map(held.map(({ permission, roles }) => [permission, roles]))
  const everything = rolesOf.get(EVERYTHING) ?? []
  const { modules, translator } = ctx.services
  return modules.all.flatMap(module =>
    permissionsOf(module).flatMap(permission => {
      const roles = [...new Set([...(rolesOf.get(permission) ?? []), ...everything])]
      if (roles.length === 0) return []
      const app = { slug: module.slug ?? null, name: moduleName(ctx, module) }
      return [
        { permission, description: translator.text(ctx.language, `permission.${permission}`), app, roles },
      ]
    }),
  )
}

/** From the texts of the module, else from its manifest, which speaks two languages. */
function moduleName({ language, services: { translator } }: SessionContext, module: ModuleManifest): string {
  const key = `app.${module.slug}.name`
  if (translator.has(key)) return translator.text(language, key)
  return language === 'mn' ? module.name.mn : module.name.en
}

function mergeApplications(found: readonly PersonApplication[]) {
  const merged = new Map<string, PersonApplication>()
  for (const application of found) {
    const known = merged.get(application.client_id)
    const opened = [known?.last_opened_at, application.last_opened_at].filter(moment => moment != null).sort()
    merged.set(application.client_id, { ...known, ...application, last_opened_at: opened.at(-1) ?? null })
  }
  return [...merged.values()].map(
    ({ client_id, name, logo_address, may_open, consented_at, scopes, last_opened_at }) => ({
      client_id,
      name,
      logo_address,
      may_open: may_open ?? false,
      consented_at: consented_at ?? null,
      scopes: [...(scopes ?? [])],
      last_opened_at: last_opened_at ?? null,
    }),
  )
}
