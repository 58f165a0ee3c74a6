import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import {
  type Afterwards,
  type Client,
  createClient,
  type GivenPerson,
  givenMember,
  givenTenant,
  pg,
  startTestPlatform,
  type TestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { type StandIn, startStandIn } from '../federation/providers/stand-in-provider.ts'
import { createVisitor } from '../federation/world/visitor.ts'
import type { Pool } from './generate.ts'

/** The address that an administrator agreed to, and the one that a hostile person would like instead. */
export const REGISTERED = 'http://localhost:9999/callback'
export const CHOSEN = 'http://localhost:6666/callback'
/** A value that the provider says of people, and that no role has for a key. */
export const CLAIMED = 'boss'

export type RightsWorld = TestPlatform & { idp: StandIn; owner: pg.Pool }

export async function startRightsWorld(t: Afterwards): Promise<RightsWorld> {
  const world = await startTestPlatform(t, {
    distribution: signIn,
    settings: {
      SSO_SECRET_KEY: randomBytes(32).toString('base64'),
      OUTBOUND_ALLOW: '127.0.0.1,localhost',
      LOGIN_LIMIT_ACCOUNT: 'off',
      LOGIN_LIMIT_ADDRESS: 'off',
    },
  })
  const owner = new pg.Pool({ connectionString: world.databaseUrl, max: 2 })
  owner.on('error', () => undefined)
  t.after(() => owner.end())
  return { ...world, idp: await startStandIn(t), owner }
}

/** A tenant with everything that rights hang on, and somebody who holds little. */
export type Stage = {
  tenant: { id: string; slug: string }
  chief: GivenPerson
  admin: Client
  actor: { person: GivenPerson; client: Client; permissions: readonly string[] }
  /** What every member may do, by the role that all of them have. */
  everybody: readonly string[]
  /** Gives the actor back what a try took from them. */
  restore(): Promise<void>
  client: { id: string; client_id: string }
  provider: { id: string }
  pool: Pool
}

export async function setStage(
  world: RightsWorld,
  slug: string,
  permissions: readonly string[],
): Promise<Stage> {
  const { ctx } = world.platform
  const tenant = await givenTenant(ctx, slug)
  const chief = await givenMember(ctx, tenant, { email: `chief@${slug}.example`, roles: ['admin'] })
  const admin = createClient(world.origin)
  await admin.signIn(chief.email, chief.password)
  for (const app of ['sso-federation', 'sso-sessions', 'sso-access-review', 'sso-provisioning'])
    await made(admin, `/store/apps/${app}/install`, {})
  const everything = await made(admin, '/organisation/roles', {
    name: 'Everything',
    key: 'everything',
    permissions: world.platform.services.modules.permissions,
  })
  const little = await made(admin, '/organisation/roles', { name: 'Little', key: 'little', permissions })
  const person = await givenMember(ctx, tenant, { email: `actor@${slug}.example`, roles: ['little'] })
  const victim = await givenMember(ctx, tenant, { email: `victim@${slug}.example` })
  const actor = createClient(world.origin)
  await actor.signIn(person.email, person.password)
  const client = await made(admin, '/sso/clients', {
    name: 'App',
    type: 'public',
    redirect_uris: [REGISTERED],
    scopes: ['openid', 'organisation.manage', 'settings.manage', 'erp.read', 'erp.write'],
  })
  const provider = await made(admin, '/sso/federation/providers', {
    name: 'Company',
    issuer: world.idp.issuer,
    client_id: 'tamga',
    jit: true,
    claim_mapping: { roles: 'groups' },
  })
  const robot = await made(admin, '/service-accounts', { name: 'Robot', roles: ['admin'] })
  const robotToken = await made(admin, `/service-accounts/${robot.id}/tokens`, { name: 'Night run' })
  const { items } = (await admin.get('/organisation/roles')).body
  const others = items.map(({ id }: { id: string }) => id).filter((id: string) => id !== little.id)
  // The strongest first and the actor's own last: what is taken from them is not missing in the tries before.
  const things = [client.id, provider.id, robot.id, robotToken.id]
  const ids = [everything.id, ...others, ...things, chief.id, victim.id, person.id, little.id]
  const words = [CLAIMED, 'admin', CHOSEN, person.email, 'settings.manage']
  return {
    tenant: { id: tenant.id, slug },
    chief,
    admin,
    actor: { person, client: actor, permissions },
    everybody: items.find(({ key }: { key: string }) => key === 'user').permissions,
    restore: () => restoreStage(world, tenant.id, { id: little.id, permissions }),
    client,
    provider,
    pool: { ids, words },
  }
}

async function restoreStage(
  { owner }: RightsWorld,
  tenantId: string,
  { id, permissions }: { id: string; permissions: readonly string[] },
): Promise<void> {
  await owner.query(
    `insert into role_permission (tenant_id, role_id, permission) select $1, r.id, p
       from role r, unnest($3::text[]) p where r.tenant_id = $1 and r.id = $2 on conflict do nothing`,
    [tenantId, id, permissions],
  )
  // With another factor required, or passwords switched off, nobody of the stage would come in again.
  await owner.query('delete from tenant_security where tenant_id = $1', [tenantId])
}

async function made(client: Client, path: string, body: object) {
  const answer = await client.post(path, body)
  assert.ok(answer.status < 300, `${path}: ${answer.text}`)
  return answer.body
}

/** Somebody whom the provider vouches for, and of whom it says the claimed value. */
export async function comeThroughProvider(
  world: RightsWorld,
  stage: Stage,
  groups: readonly string[],
): Promise<void> {
  world.idp.person = { sub: `f-${stage.tenant.slug}`, email: `f@${stage.tenant.slug}.example`, groups }
  const start = new URL(
    `/api/v1/auth/sso/${stage.provider.id}/start`,
    world.platform.services.settings.PUBLIC_ORIGIN,
  )
  start.searchParams.set('return_to', '/health')
  await createVisitor().go(start)
}

export type Held = ReadonlyMap<string, ReadonlySet<string>>

/** What each member and each service account of the tenant may do. */
export async function permissionsHeld(world: RightsWorld, { tenant }: Stage): Promise<Held> {
  const { rows } = await world.owner.query<{ email: string; permission: string }>(
    `select m.email, p.permission from membership m
       join membership_role g on g.tenant_id = m.tenant_id and g.person_id = m.person_id
       join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
      where m.tenant_id = $1 and m.status <> 'left'
      union all
     select 'service account ' || a.name, p.permission from service_account a
       join service_account_role g on g.tenant_id = a.tenant_id and g.service_account_id = a.id
       join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
      where a.tenant_id = $1`,
    [tenant.id],
  )
  const all = world.platform.services.modules.permissions
  const held = new Map<string, Set<string>>()
  for (const { email, permission } of rows) {
    const of = held.get(email) ?? new Set()
    held.set(email, of)
    for (const one of permission === '*' ? [...all, '*'] : [permission]) of.add(one)
  }
  return held
}

/** Who has what neither they nor the actor held. */
export function gains(before: Held, after: Held, given: readonly string[]): string[] {
  return [...after].flatMap(([email, permissions]) =>
    [...permissions]
      .filter(permission => !given.includes(permission) && !before.get(email)?.has(permission))
      .map(permission => `${email}: ${permission}`),
  )
}

/** What a token that the actor was shown may do beyond what they hold. */
export async function gainsByToken(
  world: RightsWorld,
  { actor, tenant }: Stage,
  tokenId: string,
): Promise<string[]> {
  const { rows } = await world.owner.query<{ permission: string }>(
    `select p.permission from api_token t
       join service_account_role g on g.tenant_id = t.tenant_id and g.service_account_id = t.service_account_id
       join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
      where t.tenant_id = $1 and t.id = $2 and (t.permissions is null or p.permission = any(t.permissions))`,
    [tenant.id, tokenId],
  )
  return rows
    .filter(({ permission }) => !actor.permissions.includes(permission))
    .map(({ permission }) => `token of a service account: ${permission}`)
}
