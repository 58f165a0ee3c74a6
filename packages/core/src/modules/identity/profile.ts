import { type RawBuilder, sql } from 'kysely'
import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import {
  type Context,
  inPlatform,
  inTenant,
  PLATFORM_CHAIN,
  type SessionContext,
  type TenantRef,
} from '../../kernel/context.ts'
import { newestFirst, type PageQuery, selectPage } from '../../kernel/database/keyset.ts'
import type { LookUp } from '../../kernel/database/look-ups.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import type { Page } from '../../kernel/http/page.ts'
import { AppError, notFound, staleVersion } from '../../kernel/http/problem.ts'
import { emit } from '../../kernel/module/events.ts'
import { type Device, describeDevice } from '../../kernel/visitor/device.ts'
import type { Place } from '../../kernel/visitor/places.ts'
import {
  currentTenant,
  findPerson,
  type Person,
  personChanged,
  tenantsOf,
  updatePerson,
} from '../tenancy/index.ts'
import { useLink } from './mail/links.ts'
import { orderMail } from './mail/mails.ts'
import { inSeconds } from './passwords/passwords.ts'
import { endSessions } from './sessions/sessions.ts'

type ProfileRow = Person & { key: string; tenants: (TenantRef & { languages: string[] })[] | null }

const PROFILE: LookUp = {
  name: 'profile',
  role: 'platform',
  // A selection of its own hides from the planner how many keys there are: it would plan anew for every number of them.
  text: `
    select k.id as key, p.*
      from unnest((select $1::uuid[])) as k(id)
     cross join lateral (
       select p.id, p.name, p.email, p.email_verified_at, p.given_name, p.family_name, p.phone, p.picture, p.locale, p.theme,
              p.is_operator, p.version,
              (select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'languages', t.languages)
                               order by coalesce(m.joined_at, m.created_at), t.id)
                 from membership m join tenant t on t.id = m.tenant_id
                where m.person_id = p.id and m.status = 'active' and t.status = 'active') as tenants
         from person p where p.id = k.id limit 1) p`,
}

/** Who is signed in, and where they may go: one statement beside the session check. */
export async function readMe(ctx: SessionContext) {
  const row = (await ctx.services.database.lookUp<ProfileRow>(PROFILE, ctx.person.id))!
  const all = row.tenants ?? []
  // Whom a tenant's own provider vouches for is nobody's business elsewhere, nor is it the provider's where else they belong.
  const tenants = ctx.session.confined ? all.filter(tenant => tenant.id === ctx.tenant.id) : all
  const { id, created_at, authenticated_at, last_seen_at, expires_at, auth_methods } = ctx.session
  return {
    user: { ...userOf(row), is_operator: row.is_operator && !ctx.session.confined },
    tenant: ctx.tenant,
    tenants: tenants.map(({ id, slug, name }) => ({ id, slug, name })),
    roles: [...ctx.roles],
    permissions: [...ctx.permissions].sort(),
    session: { id, created_at, authenticated_at, last_seen_at, expires_at, auth_methods: [...auth_methods] },
    languages: tenants.find(tenant => tenant.id === ctx.tenant.id)?.languages ?? [],
  }
}

export const userOf = (person: Person) => ({
  id: person.id,
  name: person.name,
  email: person.email,
  email_verified: person.email_verified_at !== null,
  given_name: person.given_name,
  family_name: person.family_name,
  phone: person.phone,
  picture: person.picture,
  locale: person.locale,
  theme: person.theme,
  is_operator: person.is_operator,
  version: person.version,
})

export type ProfileChanges = Partial<
  Pick<Person, 'name' | 'given_name' | 'family_name' | 'phone' | 'picture' | 'locale' | 'theme'>
> & { version?: number }

/** What other systems are told of a person. */
const PASSED_ON = ['name', 'given_name', 'family_name', 'phone', 'locale'] as const

export async function changeProfile(ctx: SessionContext, changes: ProfileChanges) {
  return inPlatform(ctx, 'own profile', async tx => {
    await requireOwnWord(tx, ctx)
    const before = (await findPerson(tx, ctx.person.id))!
    const after = await updatePerson(tx, ctx.person.id, changes)
    if (!after) throw staleVersion()
    if (PASSED_ON.some(field => after[field] !== before[field]))
      await emit(tx, ctx, personChanged, { person_id: after.id })
    const { version: _, ...fields } = changes
    await recordChange(tx, ctx, {
      action: 'person.updated',
      target: { type: 'person', id: after.id, name: after.name },
      changes: changesBetween(pick(before, fields), pick(after, fields)),
    })
    return userOf(after)
  })
}

/** A profile flows into every tenant of the person: one tenant's provider alone must not write into the others. */
async function requireOwnWord(tx: PlatformTx, ctx: SessionContext): Promise<void> {
  if (!ctx.session.confined) return
  const { rows } = await sql`
    select 1 from membership where person_id = ${ctx.person.id} and tenant_id <> ${ctx.tenant.id} and status <> 'left' limit 1`.execute(
    tx,
  )
  if (rows.length > 0) throw new AppError(403, 'reauthentication_required')
}

/** What a confined session may see and end: those of its tenant. */
const withinReach = (ctx: SessionContext): RawBuilder<unknown> =>
  ctx.session.confined ? sql`and tenant_id = ${ctx.tenant.id}` : sql``

const pick = (person: Person, fields: object): Partial<Person> =>
  Object.fromEntries(Object.keys(fields).map(field => [field, person[field as keyof Person]]))

export type OwnSession = {
  id: string
  tenant: { id: string; slug: string; name: string }
  created_at: string
  last_seen_at: string
  expires_at: string
  ip: string | null
  location: Place | null
  user_agent: string | null
  device: Device
  auth_methods: string[]
  current: boolean
}

/** A person's own sessions, in whichever tenant they are: they are the person's. */
export async function listOwnSessions(ctx: SessionContext, query: PageQuery): Promise<Page<OwnSession>> {
  const page = await inPlatform(ctx, 'own sessions', tx =>
    selectPage<Omit<OwnSession, 'current' | 'location' | 'device'>>(tx, query, {
      order: newestFirst(sql`s.id`),
      select: ({ after, order, limit }) => sql`
      select s.id, json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant, s.created_at, s.last_seen_at, s.expires_at,
             s.ip, s.user_agent, s.auth_methods
        from session s join tenant t on t.id = s.tenant_id
       where s.person_id = ${ctx.person.id} and s.expires_at > now() and s.idle_expires_at > now() ${withinReach(ctx)}
         and ${after}
       order by ${order} limit ${limit}`,
    }),
  )
  const items = page.items.map(row => ({
    ...row,
    location: ctx.services.places.locate(row.ip, ctx.language),
    device: describeDevice(row.user_agent),
    current: row.id === ctx.session.id,
  }))
  return { ...page, items }
}

export async function endOwnSession(ctx: SessionContext, id: string): Promise<void> {
  if (id === ctx.session.id) throw new AppError(409, 'current_session')
  const ended = await endSelf(ctx, sql`id = ${id} and person_id = ${ctx.person.id} ${withinReach(ctx)}`)
  if (ended === 0) throw notFound()
}

export async function endOtherSessions(ctx: SessionContext): Promise<{ terminated: number }> {
  return {
    terminated: await endSelf(
      ctx,
      sql`person_id = ${ctx.person.id} and id <> ${ctx.session.id} ${withinReach(ctx)}`,
    ),
  }
}

/** Each ended session has its event; that somebody ended them is one change. */
function endSelf(ctx: SessionContext, where: RawBuilder<unknown>): Promise<number> {
  return inPlatform(ctx, 'own sessions', async tx => {
    const ended = await endSessions(tx, ctx, { where, cause: 'self' })
    if (ended.length > 0) {
      await recordChange(tx, ctx, {
        action: 'session.ended',
        target: { type: 'person', id: ctx.person.id, name: ctx.person.name },
        changes: { sessions: [ended.map(({ id }) => id), null] },
      })
    }
    return ended.length
  })
}

export async function requestEmailVerification(ctx: SessionContext): Promise<void> {
  const language = await inTenant(ctx, async tx => (await currentTenant(tx))!.default_language)
  await inPlatform(ctx, 'verify e-mail', tx =>
    orderMail(tx, ctx, {
      kind: 'email_verify',
      tenant_id: PLATFORM_CHAIN,
      person_id: ctx.person.id,
      language: ctx.language ?? language,
      link: { purpose: 'email_verify', expires_at: inSeconds(ctx.services.settings.EMAIL_VERIFY_TTL) },
    }),
  )
}

export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  await inPlatform(ctx, 'verify e-mail', async tx => {
    const link = await useLink(tx, 'email_verify', token)
    // An address changed since the mail went out is not verified by it.
    const { rows } = await sql<Person>`
      update person set email_verified_at = coalesce(email_verified_at, now()), version = version + 1
       where id = ${link.person_id} and email = ${link.email} returning *`.execute(tx)
    const person = rows[0]
    if (!person) throw new AppError(422, 'link_invalid')
    const tenants = await tenantsOf(tx, person.id)
    await recordChange(
      tx,
      {
        ...ctx,
        actor: { id: person.id, name: person.name, email: person.email },
        tenant: { id: tenants[0]?.id ?? PLATFORM_CHAIN },
      },
      { action: 'person.email_verified', target: { type: 'person', id: person.id, name: person.name } },
    )
  })
}
