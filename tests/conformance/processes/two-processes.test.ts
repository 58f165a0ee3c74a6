import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { type Client, createClient, createMigratedDatabase, freePort, startTamga } from '@tamga/core/testing'

const EMAIL = 'admin@two.example'
const PASSWORD = 'a long seal of bronze 1206'
const REDIRECT = 'http://localhost:9999/callback'
const AT_ONCE = 50

/** Two service processes on one database, one address for the world. */
async function startPair(): Promise<string[]> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-two-'))
  after(() => rm(DATA_DIR, { recursive: true, force: true }))
  const env = {
    DATABASE_URL: await createMigratedDatabase({ after }),
    DATA_DIR,
    PUBLIC_ORIGIN: 'http://localhost:4999',
    BOOTSTRAP_TENANT_SLUG: 'two',
    BOOTSTRAP_ADMIN_EMAIL: EMAIL,
    BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
  }
  const ports = [await freePort(), await freePort()]
  const services = await Promise.all(ports.map(port => startTamga({ ...env, PORT: String(port) })))
  after(() => services.forEach(({ child }) => void child.kill('SIGKILL')))
  return ports.map(port => `http://127.0.0.1:${port}`)
}

const origins = await startPair()
const admin: Client = createClient(origins[0]!)
await admin.signIn(EMAIL, PASSWORD)
const { body: client } = await admin.post('/sso/clients', {
  name: 'Апп',
  type: 'confidential',
  first_party: true,
  redirect_uris: [REDIRECT],
  scopes: ['openid', 'offline_access'],
})
const authorization = `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}`

type Answer = { status: number; body: { access_token: string; refresh_token: string; active?: boolean } }

async function ask(turn: number, path: string, form: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${origins[turn % 2]}${path}`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(form),
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

async function authorize(): Promise<Record<string, string>> {
  const code_verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    scope: 'openid offline_access',
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const answer = await fetch(`${origins[0]}/oauth2/auth?${query}`, {
    redirect: 'manual',
    headers: { cookie: `tamga_session=${admin.token}` },
  })
  const code = new URL(answer.headers.get('location')!).searchParams.get('code')!
  return { grant_type: 'authorization_code', code, code_verifier, redirect_uri: REDIRECT }
}

const times = (work: (turn: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => work(turn)))

const successes = (answers: Answer[]): Answer[] => answers.filter(({ status }) => status === 200)

const isAlive = async (token: string): Promise<boolean | undefined> =>
  (await ask(1, '/oauth2/introspect', { token })).body.active

test('of fifty exchanges of one code through two processes one succeeds, and its tokens are dead afterwards', async () => {
  const form = await authorize()
  const won = successes(await times(turn => ask(turn, '/oauth2/token', form)))
  assert.equal(won.length, 1)
  assert.equal(await isAlive(won[0]!.body.access_token), false)
  assert.equal(await isAlive(won[0]!.body.refresh_token), false)
})

test('of fifty refreshes with one token through two processes at most one succeeds, and the family is over', async () => {
  const { body } = await ask(0, '/oauth2/token', await authorize())
  const form = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
  const won = successes(await times(turn => ask(turn, '/oauth2/token', form)))
  assert.ok(won.length <= 1, `${won.length} succeeded`)
  for (const token of [body.access_token, ...won.map(answer => answer.body.refresh_token)])
    assert.equal(await isAlive(token), false)
})
