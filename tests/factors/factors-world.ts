import {
  type Answer,
  type Client,
  createClient,
  type GivenPerson,
  givenMember,
  startTestPlatform,
} from '@tamga/core/testing'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { signIn } from '../../distributions/sign-in/distribution.ts'

type Afterwards = Parameters<typeof startTestPlatform>[0]

/** An authenticator app of somebody else's making. */
export type App = { code(stepsAhead?: number): string }

const appOf = (secret: string): App => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
  return { code: (stepsAhead = 0) => totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 }) }
}

export type Somebody = GivenPerson & { client: Client }

export async function startFactorsWorld(afterwards: Afterwards, settings: Record<string, string> = {}) {
  const world = await startTestPlatform(afterwards, {
    distribution: signIn,
    settings: { LOGIN_LIMIT_ACCOUNT: 'off', FACTOR_LIMIT: 'off', ...settings },
  })
  const { ctx } = world.platform
  const tenant = (await world.admin.get('/me')).body.tenant as { id: string; slug: string }
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  owner.on('error', () => {})
  await owner.connect()
  afterwards.after(() => owner.end())
  let people = 0

  const person = async (roles: string[] = [], where: { id: string } = tenant): Promise<Somebody> => {
    const email = `person${++people}@factors.example`
    const given = await givenMember(ctx, where, { email, roles })
    const client = createClient(world.origin)
    await client.signIn(email, given.password)
    return { ...given, client }
  }

  /** A new sign-in by password, from a client that holds nothing. */
  const login = (
    one: GivenPerson,
    body: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    createClient(world.origin).request(
      'POST',
      '/auth/login',
      { email: one.email, password: one.password, ...body },
      headers,
    )

  const mfa = (body: object, headers: Record<string, string> = {}): Promise<Answer> =>
    createClient(world.origin).request('POST', '/auth/mfa', body, headers)

  const addTotp = async ({ client }: { client: Client }): Promise<App> => {
    const begun = await client.post('/me/totp')
    const app = appOf(begun.body.secret)
    const confirmed = await client.post('/me/totp/confirm', { code: app.code() })
    if (confirmed.status !== 204) throw new Error(confirmed.text)
    return app
  }

  return {
    ...world,
    ctx,
    tenant,
    owner,
    person,
    login,
    mfa,
    addTotp,
    appOf,
    bearer(token: string): Client {
      const client = createClient(world.origin)
      client.token = token
      return client
    },
    /** As if time had passed: codes that were used count as never used. */
    forgetUsedCodes: ({ id }: { id: string }) =>
      owner.query('update totp set last_step = 0 where person_id = $1', [id]),
    /** As if the session had begun long ago. */
    ageSessions: ({ id }: { id: string }) =>
      owner.query(
        `update session set authenticated_at = authenticated_at - interval '1 hour' where person_id = $1`,
        [id],
      ),
  }
}

export type FactorsWorld = Awaited<ReturnType<typeof startFactorsWorld>>
