import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  createClient,
  createMigratedDatabase,
  startTestPlatform,
} from '@tamga/core/testing'
import { startProviderWorld } from '../world/provider-world.ts'
import { CALLBACK } from '../world/relying-party.ts'
import { isActive, postForm, userInfoStatus } from '../world/token-endpoint.ts'

const ATTEMPTS = 50
const SETTINGS = { SSO_SECRET_KEY: 'k'.repeat(43).concat('=') }

const databaseUrl = await createMigratedDatabase({ after })
const world = await startProviderWorld({ after }, SETTINGS, { databaseUrl })
const { client, request } = await world.party({ first_party: true })
const person = await world.member()
const neighbour = await world.another()

/** A code that nobody has presented yet, with the form that presents it. */
async function newCode(): Promise<Record<string, string>> {
  const browser = world.browser()
  await browser.signIn(person)
  const { url, checks } = await request({ scope: 'openid offline_access' })
  const { params } = await browser.open(url)
  return {
    grant_type: 'authorization_code',
    code: params.get('code')!,
    redirect_uri: CALLBACK,
    code_verifier: checks.pkceCodeVerifier!,
  }
}

type Issued = { access_token: string; refresh_token: string }

const refreshWith = ({ refresh_token }: Issued) => ({ grant_type: 'refresh_token', refresh_token })

async function newTokens(origin = world.origin): Promise<Issued> {
  const { status, body, text } = await postForm(`${origin}/oauth2/token`, await newCode(), client)
  assert.equal(status, 200, text)
  return body
}

/** Everybody at once, through all processes in turn; what the winners got. */
async function race(origins: string[], form: Record<string, string>): Promise<Issued[]> {
  const answers = await Promise.all(
    Array.from({ length: ATTEMPTS }, (_, turn) =>
      postForm(`${origins[turn % origins.length]}/oauth2/token`, form, client),
    ),
  )
  for (const { status, body, text } of answers.filter(({ status }) => status !== 200)) {
    assert.equal(status, 400, text)
    assert.equal(body.error, 'invalid_grant')
  }
  return answers.filter(({ status }) => status === 200).map(({ body }) => body)
}

async function areDead(origin: string, issued: Issued): Promise<void> {
  assert.equal(await isActive(origin, issued.access_token, client), false)
  assert.equal(await isActive(origin, issued.refresh_token, client), false)
  assert.equal(await userInfoStatus(origin, issued.access_token), 401)
  const again = await postForm(`${origin}/oauth2/token`, refreshWith(issued), client)
  assert.deepEqual([again.status, again.body.error], [400, 'invalid_grant'])
}

async function recordsOf(action: string): Promise<number> {
  const rows = await world.query<{ count: string }>(
    "select count(*) from audit_record where kind = 'security' and action = $1 and tenant_id = $2",
    [action, world.tenant.id],
  )
  return Number(rows[0]!.count)
}

/** Processes that know nothing of what happened before them. */
async function restarted(): Promise<string[]> {
  const fresh = await startTestPlatform({ after }, { databaseUrl, settings: SETTINGS, bootstrap: false })
  return [fresh.origin, (await fresh.another()).origin]
}

const both = [world.origin, neighbour.origin]

test('of fifty exchanges of one code through two processes one succeeds, and its tokens are dead', async () => {
  const before = await recordsOf('oauth.code_reused')
  const winners = await race(both, await newCode())
  assert.equal(winners.length, 1)
  for (const origin of both) await areDead(origin, winners[0]!)
  assert.equal(await recordsOf('oauth.code_reused'), before + 1)
})

test('of fifty refreshes with one token through two processes at most one succeeds, and the family is dead', async () => {
  const before = await recordsOf('oauth.refresh_token_reused')
  const first = await newTokens()
  const winners = await race(both, refreshWith(first))
  assert.ok(winners.length <= 1)
  for (const origin of both) for (const issued of [first, ...winners]) await areDead(origin, issued)
  assert.equal(await recordsOf('oauth.refresh_token_reused'), before + 1)
})

test('a code that was spent is refused after its lifetime too, and what it gave is dead', async () => {
  const form = await newCode()
  const { body } = await postForm(`${world.origin}/oauth2/token`, form, client)
  const before = await recordsOf('oauth.code_reused')
  await world.age(form['code']!, 3600)
  const again = await postForm(`${neighbour.origin}/oauth2/token`, form, client)
  assert.deepEqual([again.status, again.body.error], [400, 'invalid_grant'])
  await areDead(world.origin, body)
  assert.equal(await recordsOf('oauth.code_reused'), before + 1)
})

test('a code that expired unused gives nothing, and ends nothing', async () => {
  const form = await newCode()
  await world.age(form['code']!, 61)
  const before = await recordsOf('oauth.code_reused')
  const answer = await postForm(`${world.origin}/oauth2/token`, form, client)
  assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_grant'])
  assert.equal(await recordsOf('oauth.code_reused'), before)
})

test('rotation goes on for as long as nobody uses a former token', async () => {
  let tokens = await newTokens()
  const first = tokens
  for (const origin of [...both, ...both]) {
    const { status, body } = await postForm(`${origin}/oauth2/token`, refreshWith(tokens), client)
    assert.equal(status, 200)
    assert.notEqual(body.refresh_token, tokens.refresh_token)
    tokens = body
  }
  assert.equal(await isActive(world.origin, tokens.access_token, client), true)
  const reuse = await postForm(`${world.origin}/oauth2/token`, refreshWith(first), client)
  assert.equal(reuse.body.error, 'invalid_grant')
  await areDead(neighbour.origin, tokens)
})

test('the record of a reuse names the client and the person', async () => {
  const admin = createClient(world.origin)
  await admin.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  const { body } = await admin.get('/audit?kind=security&action=oauth.refresh_token_reused')
  assert.ok(body.items.length > 0)
  assert.equal(body.items[0].target.id, client.client_id)
  assert.deepEqual(body.items[0].changes.person, [null, person.email])
})

test('a restart in between changes nothing of it', async () => {
  const [unspent, spent] = [await newCode(), await newCode()]
  const issued = await postForm(`${world.origin}/oauth2/token`, spent, client)
  const [rotated, kept] = [await newTokens(), await newTokens()]
  await postForm(`${neighbour.origin}/oauth2/token`, refreshWith(rotated), client)
  await world.stop()

  const origins = await restarted()
  const winners = await race(origins, unspent)
  assert.equal(winners.length, 1)
  await areDead(origins[0]!, winners[0]!)
  assert.equal((await race(origins, spent)).length, 0)
  await areDead(origins[1]!, issued.body)
  assert.equal((await race(origins, refreshWith(rotated))).length, 0)
  await areDead(origins[0]!, rotated)
  const refreshed = await race(origins, refreshWith(kept))
  assert.ok(refreshed.length <= 1)
  for (const tokens of [kept, ...refreshed]) await areDead(origins[1]!, tokens)
})
