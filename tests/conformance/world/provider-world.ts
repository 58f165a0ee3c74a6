import { createHash } from 'node:crypto'
import {
  type Afterwards,
  type GivenPerson,
  givenMember,
  pg,
  startTestPlatform,
  type TestOptions,
  type TestPlatform,
} from '@tamga/core/testing'
import { type BrowserSession, openBrowser } from './browser-session.ts'
import { createRelyingParty, type RelyingParty, registerClient } from './relying-party.ts'

export type ProviderWorld = TestPlatform & {
  issuer: string
  tenant: { id: string; slug: string }
  /** The database as its owner sees it. */
  query<R extends object>(text: string, values?: unknown[]): Promise<R[]>
  /** A member of the first tenant, of whom everything is known that a scope discloses. */
  member(email?: string): Promise<GivenPerson>
  browser(): BrowserSession
  party(fields?: Record<string, unknown>): Promise<RelyingParty>
  /** As if the code or token had been issued, and spent, so many seconds earlier. */
  age(value: string, seconds: number): Promise<void>
  /** As if the person had signed in so many seconds earlier. */
  ageSessions(personId: string, seconds: number): Promise<void>
}

/** A platform with the provider, and the first tenant to sign people in for. */
export async function startProviderWorld(
  t: Afterwards,
  settings: Record<string, string> = {},
  options: Omit<TestOptions, 'settings'> = {},
): Promise<ProviderWorld> {
  const world = await startTestPlatform(t, { settings, ...options })
  const owner = new pg.Pool({ connectionString: world.databaseUrl, max: 2 })
  // The database is dropped before the pool is closed.
  owner.on('error', () => undefined)
  t.after(() => owner.end())
  const issuer = world.platform.services.settings.PUBLIC_ORIGIN
  const { tenant } = (await world.admin.get('/me')).body
  const query = async <R extends object>(text: string, values: unknown[] = []) =>
    (await owner.query<R>(text, values)).rows
  let members = 0
  return {
    ...world,
    issuer,
    tenant,
    query,
    browser: () => openBrowser(issuer),
    party: async fields => createRelyingParty(issuer, await registerClient(world.admin, fields)),
    async member(email = `person-${++members}@first.example`) {
      const person = await givenMember(world.platform.ctx, tenant, { email })
      await query(
        `update person set given_name = 'Болор', family_name = 'Дорж', phone = $2, phone_verified_at = now(),
                email_verified_at = now(), locale = 'mn' where id = $1`,
        [person.id, '+97699112233'],
      )
      return person
    },
    age: (value, seconds) => age(query, value, seconds),
    async ageSessions(personId, seconds) {
      await query(
        `update session set authenticated_at = authenticated_at - $2 * interval '1 second',
                created_at = created_at - $2 * interval '1 second' where person_id = $1`,
        [personId, seconds],
      )
    },
  }
}

async function age(query: ProviderWorld['query'], value: string, seconds: number): Promise<void> {
  const hash = createHash('sha256').update(value).digest()
  await query(
    `update oidc_token
        set created_at = created_at - $2 * interval '1 second', expires_at = expires_at - $2 * interval '1 second',
            consumed_at = consumed_at - $2 * interval '1 second',
            payload = payload || jsonb_build_object('iat', (payload ->> 'iat')::int - $2, 'exp', (payload ->> 'exp')::int - $2)
      where id = $1`,
    [hash, seconds],
  )
}
