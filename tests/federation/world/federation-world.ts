import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type Distribution, defineCatalog } from '@tamga/core'
import {
  type Afterwards,
  type Answer,
  type Client,
  coreDistribution,
  createClient,
  givenMember,
  givenTenant,
  pg,
  startTestPlatform,
  type TestOptions,
  type TestPlatform,
} from '@tamga/core/testing'
import { federation } from '../../../distributions/sign-in/modules/federation/module.ts'
import { createVisitor, type Stop, type Visitor } from './visitor.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers of every shape and says itself what it expects
type Loose = any

/** The core with federation alone. */
export const federationDistribution: Distribution = {
  name: 'federation',
  modules: [federation],
  catalog: defineCatalog({
    core: coreDistribution.catalog.core,
    apps: [
      ...coreDistribution.catalog.apps,
      {
        slug: federation.slug!,
        id: federation.id,
        version: federation.history[0].version,
        dependencies: federation.dependencies,
      },
    ],
  }),
}

export const SECRET_KEY = randomBytes(32).toString('base64')

export type FederationWorld = TestPlatform & {
  tenant: { id: string; slug: string }
  query<R extends object>(text: string, values?: unknown[]): Promise<R[]>
  /** Registers a provider and answers with it. */
  provider(fields: Record<string, unknown>, client?: Client): Promise<Loose>
  /** A second tenant with an administrator of its own, who has federation there. */
  otherTenant(slug: string): Promise<{ admin: Client; tenant: { id: string; slug: string }; email: string }>
  startOf(provider: { id: string }, query?: Record<string, string>): string
  /** Signs in through a provider and answers with where it led. */
  signIn(provider: { id: string }, options?: SignInOptions): Promise<SignedIn>
}

export type SignInOptions = { visitor?: Visitor; query?: Record<string, string> }
export type SignedIn = {
  visitor: Visitor
  stop: Stop
  /** The code on the sign-in page. */
  error: string | null
  /** A request of the page, with the session of the visitor. */
  call(method: string, path: string, body?: unknown): Promise<Answer>
}

export async function startFederationWorld(
  t: Afterwards,
  settings: Record<string, string> = {},
  options: Omit<TestOptions, 'settings'> = {},
): Promise<FederationWorld> {
  const world = await startTestPlatform(t, {
    distribution: federationDistribution,
    settings: { SSO_SECRET_KEY: SECRET_KEY, OUTBOUND_ALLOW: '127.0.0.1,localhost', ...settings },
    ...options,
  })
  const owner = new pg.Pool({ connectionString: world.databaseUrl, max: 2 })
  owner.on('error', () => undefined)
  t.after(() => owner.end())
  const origin = world.platform.services.settings.PUBLIC_ORIGIN
  const install = async (client: Client) => {
    const answer = await client.post('/store/apps/sso-federation/install')
    assert.ok(answer.status < 300, answer.text)
  }
  await install(world.admin)
  const startOf = ({ id }: { id: string }, query: Record<string, string> = {}) =>
    `${origin}/api/v1/auth/sso/${id}/start?${new URLSearchParams(query)}`
  return {
    ...world,
    tenant: (await world.admin.get('/me')).body.tenant,
    query: async <R extends object>(text: string, values: unknown[] = []) =>
      (await owner.query<R>(text, values)).rows,
    async provider(fields, client = world.admin) {
      const answer = await client.post('/sso/federation/providers', { client_id: 'tamga', ...fields })
      assert.equal(answer.status, 201, answer.text)
      return answer.body
    },
    async otherTenant(slug) {
      const { ctx } = world.platform
      const tenant = await givenTenant(ctx, slug)
      const person = await givenMember(ctx, tenant, { email: `admin@${slug}.example`, roles: ['admin'] })
      const admin = createClient(world.origin)
      await admin.signIn(person.email, person.password)
      await install(admin)
      return { admin, tenant: { id: tenant.id, slug }, email: person.email }
    },
    startOf,
    async signIn(provider, { visitor = createVisitor(), query = { return_to: '/health' } } = {}) {
      const stop = await visitor.go(startOf(provider, query))
      return { visitor, stop, error: stop.url.searchParams.get('error'), call: caller(visitor, origin) }
    },
  }
}

const caller =
  (visitor: Visitor, origin: string) =>
  async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await visitor.send(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    }
  }
