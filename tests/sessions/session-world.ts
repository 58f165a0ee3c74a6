import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  type Client,
  createClient,
  type GivenPerson,
  givenMember,
  pg,
  startTestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

export const world = await startTestPlatform(
  { after },
  { distribution: signIn, settings: { TRUST_PROXY_HEADERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } },
)
export const { admin, platform } = world
export const ROOT = '/sso/sessions'
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
export const NOBODY = '0190a000-0000-7000-8000-000000000000'

export const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

export const me = (await admin.get('/me')).body
export const first = me.tenant
let count = 0

export const newMember = (roles: string[] = []) =>
  givenMember(platform.ctx, first, { email: `person${++count}@first.example`, roles })

export async function signedIn(
  person: GivenPerson,
  { agent = FIREFOX, ip = '203.0.113.7', tenant = 'first', origin = world.origin } = {},
): Promise<Client & { id: string }> {
  const client = createClient(origin)
  const { email, password } = person
  const answer = await client.request(
    'POST',
    '/auth/login',
    { email, password, tenant },
    {
      'user-agent': agent,
      'x-forwarded-for': ip,
    },
  )
  assert.equal(answer.status, 200, answer.text)
  client.token = answer.body.session.token
  return Object.assign(client, { id: answer.body.session.id })
}

export type Item = { id: string; user: { email: string }; current: boolean }
export const idsOf = (answer: { body: { items: Item[] } }) => answer.body.items.map(({ id }) => id)

/** Where it is not, every route says so: the first thing that the tests of the list look at. */
export async function installApp(): Promise<void> {
  assert.equal((await admin.post('/store/apps/sso-sessions/install')).status, 201)
}
