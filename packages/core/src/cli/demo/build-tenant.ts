import {
  type Context,
  inTenant,
  type PersonRef,
  type RoleRef,
  type TenantRef,
  withTenant,
} from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { type ModuleManifest, versionOf } from '../../kernel/module/define-module.ts'
import type { DemoOrganisation } from '../../kernel/module/demo-contribution.ts'
import { demoContributions } from '../../kernel/module/demo-contribution.ts'
import { notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { refreshNotifications } from '../../kernel/notifications/refresh-notifications.ts'
import {
  ADMIN,
  type DemoGrant,
  insertDemoGrants,
  insertDemoUses,
  type PermissionUse,
  USER,
} from '../../modules/access/index.ts'
import { insertDemoInvitations } from '../../modules/invitations/index.ts'
import { insertDemoInstallations } from '../../modules/store/index.ts'
import {
  type DemoMember,
  insertDemoMembers,
  insertDemoTenant,
  tenantCreated,
} from '../../modules/tenancy/index.ts'
import { simulatedTargets } from '../../simulators/index.ts'
import { addPeople, givePassword } from './add-people.ts'
import { addRoles } from './add-roles.ts'
import { addSessions, LONGEST_IDLE, LONGEST_SESSION } from './add-sessions.ts'
import { addUnits } from './add-units.ts'
import { pickDevice } from './devices.ts'
import { addHistory } from './history.ts'
import { invitationsOf } from './invitations.ts'
import { ago, DAY, HOUR } from './past.ts'
import { makePeople } from './people.ts'
import { createRandom, type Random } from './random.ts'

export type BuiltTenant = {
  tenant: TenantRef
  administrator: PersonRef
  members: number
  invitations: number
  sessions: number
}

/** People first, then the whole tenant in one transaction, then its sessions: an interrupted run leaves no half tenant. */
export async function buildTenant(
  ctx: Context,
  organisation: DemoOrganisation,
  also: { hash: string; owner: PersonRef | null },
): Promise<BuiltTenant> {
  const random = createRandom(organisation.seed)
  const people = await addPeople(ctx, makePeople(organisation, random))
  await givePassword(ctx, people.slice(0, organisation.members), also.hash)
  const invited = people.slice(organisation.members)
  const [administrator, ...others] = [
    ...(also.owner ? [also.owner] : []),
    ...people.slice(0, organisation.members),
  ]
  const tenant = { id: uuidv7(), slug: organisation.slug, name: organisation.name }
  const scope = withTenant(ctx, tenant)
  const members = [administrator!, ...others].map((person, index) => memberOf(person, index, random))
  const roles = await inTenant(scope, tx => fillTenant(tx, scope, { organisation, members, invited, random }))
  const active = members.filter(member => member.status === 'active')
  const sessions = active
    .filter(() => random.chance(0.4))
    .map(({ id }) => ({
      person_id: id,
      age: random.next() * LONGEST_SESSION,
      idle: random.next() * LONGEST_IDLE,
      ...pickDevice(random),
    }))
  await addSessions(ctx, tenant.id, sessions)
  const units = await inTenant(scope, tx => addUnits(tx, { organisation, people: active, random }))
  const demo = {
    ...{ administrator: administrator!, people: active, roles, units },
    language: organisation.language,
    targets: simulatedTargets(ctx.services.settings),
  }
  for (const contribute of ctx.services.modules.extensions(demoContributions)) await contribute(scope, demo)
  await inTenant(scope, tx => announceAll(tx, scope))
  return {
    tenant,
    administrator: administrator!,
    members: members.length,
    invitations: invited.length,
    sessions: sessions.length,
  }
}

/** The bells ring as soon as the service runs, not with its next hourly comparison. */
async function announceAll(tx: TenantTx, scope: Scope): Promise<void> {
  for (const { kind } of scope.services.modules.extensions(notificationKinds))
    await refreshNotifications(tx, scope, { kind })
}

function memberOf({ id, name, email }: PersonRef, index: number, random: Random): DemoMember {
  const joined = (30 + random.below(600)) * DAY
  const seen = random.chance(0.85) ? random.next() * 14 * DAY : (40 + random.below(200)) * DAY
  const luck = random.next()
  const status = index < 3 || luck > 0.06 ? 'active' : luck > 0.025 ? 'suspended' : 'left'
  return { id, name, email, status, joined_at: ago(joined), last_seen_at: ago(Math.min(seen, joined - HOUR)) }
}

type Filling = { organisation: DemoOrganisation; members: DemoMember[]; invited: PersonRef[]; random: Random }
type Scope = Context & { readonly tenant: TenantRef }

async function fillTenant(tx: TenantTx, scope: Scope, filling: Filling): Promise<RoleRef[]> {
  const { organisation, members, invited, random } = filling
  const founded = ago(700 * DAY)
  const administrator = members[0]!
  const { slug, name, language } = organisation
  await insertDemoTenant(tx, { slug, name, language, founded })
  await tenantCreated.emit(tx, scope, { tenant_id: scope.tenant.id })
  await insertDemoMembers(tx, [
    ...members,
    ...invited.map(person => ({
      ...person,
      status: 'invited' as const,
      joined_at: null,
      last_seen_at: null,
    })),
  ])
  const { modules } = scope.services
  const roles = await addRoles(tx, organisation.roles, modules.permissions)
  await insertDemoGrants(tx, grantsOf(filling, roles), administrator)
  await insertDemoUses(tx, usesOf(filling))
  await insertDemoInstallations(tx, installationsOf(modules.apps.values(), administrator))
  await insertDemoInvitations(tx, invitationsOf(invited), administrator)
  const own = organisation.roles.map(role => roles.get(role.key)!)
  const cast = {
    tenant: scope.tenant,
    administrator,
    people: members.filter(member => member.status === 'active'),
    roles: own,
    founded,
  }
  await addHistory(tx, scope, { cast, random })
  return [...roles.values()]
}

function grantsOf(
  { organisation, members, invited, random }: Filling,
  roles: Map<string, RoleRef>,
): DemoGrant[] {
  const grant = (person_id: string, key: string): DemoGrant => ({
    person_id,
    role_id: roles.get(key)!.id,
    automatic: key === USER,
    granted_at: ago(random.next() * 300 * DAY),
  })
  const staying = members.filter(member => member.status !== 'left')
  return [
    ...[...staying, ...invited].map(({ id }) => grant(id, USER)),
    ...staying.slice(0, 2).map(({ id }) => grant(id, ADMIN)),
    ...staying
      .slice(2)
      .flatMap(({ id }) =>
        organisation.roles.filter(role => random.chance(role.share)).map(role => grant(id, role.key)),
      ),
  ]
}

function usesOf({ members, random }: Filling): PermissionUse[] {
  const users = members.filter(() => random.chance(0.3))
  return users.map(({ id }) => ({
    person_id: id,
    permission: random.pick(['organisation.read', 'audit.read', 'sso_clients.read']),
    last_used_on: ago(random.below(120) * DAY).slice(0, 10),
  }))
}

const installationsOf = (apps: Iterable<ModuleManifest>, by: PersonRef) =>
  [...apps]
    .filter(app => app.activatable !== false)
    .map(app => ({
      app: app.slug!,
      version: versionOf(app),
      active: true,
      installed_at: ago(200 * DAY),
      installed_by: by.id,
    }))
