import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  type Answer,
  type Client,
  createClient,
  createMigratedDatabase,
  startTamga,
} from '@tamga/core/testing'
import {
  givenPerson,
  givenServer,
  givenTarget,
  PASSWORD,
  runsOf,
  until,
  untilRun,
} from './provisioning-world.ts'

const EMAIL = 'admin@secret.example'
const KEY = randomBytes(32).toString('base64')
const PROVIDER_SECRET = `provider-${randomBytes(16).toString('hex')}`
const WRONG_PASSWORD = `wrong-${randomBytes(8).toString('hex')}`

const dataDir = await mkdtemp(join(tmpdir(), 'tamga-secrets-'))
after(() => rm(dataDir, { recursive: true, force: true }))
const service = await startTamga({
  DATABASE_URL: await createMigratedDatabase({ after }),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'trace',
  SSO_SECRET_KEY: KEY,
  OUTBOUND_ALLOW: '127.0.0.1',
  SCIM_RETRY_BASE: '20ms',
  BOOTSTRAP_TENANT_SLUG: 'secret',
  BOOTSTRAP_ADMIN_EMAIL: EMAIL,
  BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
})
after(() => void service.child.kill('SIGKILL'))
const admin: Client = createClient(service.origin)

/** Everything the service said to anybody, but for the one answer that a secret is shown in. */
const heard: string[] = []
const hear = async (answer: Promise<Answer>): Promise<Answer> => {
  const done = await answer
  heard.push(done.text, JSON.stringify([...done.headers]))
  return done
}
const secrets: Record<string, string> = {
  key: KEY,
  provider: PROVIDER_SECRET,
  wrong: WRONG_PASSWORD,
  password: PASSWORD,
}

await until(async () => {
  const answer = await admin.post('/auth/login', { email: EMAIL, password: PASSWORD })
  if (answer.status === 200) admin.token = answer.body.session.token
  return admin.token
}, 'a sign-in')
secrets['session'] = admin.token!
for (const app of ['sso-provisioning', 'sso-federation', 'sso-sessions', 'sso-access-review'])
  await hear(admin.post(`/store/apps/${app}/install`))

/** A target that answers with the very header it was sent, in every form that an answer may take. */
async function pushToEchoingTarget(): Promise<void> {
  const scim = await givenServer()
  secrets['scim'] = scim.token
  const target = await givenTarget(admin, scim)
  const echo = `the token ${scim.token} of "Bearer ${scim.token}" is refused`
  const forms = [
    {
      status: 400,
      type: 'application/scim+json',
      body: JSON.stringify({ detail: echo, scimType: scim.token }),
    },
    { status: 200, type: 'text/html', body: `<html>${echo}</html>` },
    { status: 302, headers: { location: `http://127.0.0.1:9/?token=${scim.token}` } },
    { status: 500, type: 'application/json', body: JSON.stringify({ [scim.token]: echo }) },
  ]
  let turn = 0
  scim.fault = ({ method }) => (method === 'POST' ? forms[turn++ % forms.length] : undefined)
  const { id } = await givenPerson(admin)
  const failed = await untilRun(admin, { target, user: id, status: 'failed' })
  await hear(admin.get(`/sso/scim/runs/${failed.id}`))
  scim.fault = ({ path }) => (path.startsWith('/Users?startIndex') ? forms[0] : undefined)
  await hear(admin.post(`/sso/scim/targets/${target}/test`))
  await hear(admin.post('/sso/scim/targets/test', { base_url: scim.url, token: scim.token }))
  await hear(admin.put(`/sso/scim/targets/${target}`, { token: scim.token, base_url: 'not an address' }))
  await hear(admin.put(`/sso/scim/targets/${target}`, { token: `${scim.token}\n`, unknown: scim.token }))
  scim.fault = () => undefined
  await hear(admin.put(`/sso/scim/targets/${target}`, { token: scim.token }))
  await untilRun(admin, { target, user: id, status: 'succeeded' })
  heard.push(JSON.stringify(await runsOf(admin, `target=${target}`)))
  await hear(admin.get('/sso/scim/targets'))
}

async function meddleWithProvider(): Promise<void> {
  const fields = { slug: 'other', name: 'Other', issuer: 'http://127.0.0.1:9', client_id: 'us' }
  const made = await hear(
    admin.post('/sso/federation/providers', { ...fields, client_secret: PROVIDER_SECRET }),
  )
  assert.equal(made.status, 201, made.text)
  const path = `/sso/federation/providers/${made.body.id}`
  await hear(admin.post(`${path}/test`))
  await hear(admin.post(`${path}/trial`))
  await hear(admin.put(path, { client_secret: PROVIDER_SECRET, issuer: 'nowhere' }))
  await hear(admin.put(path, { client_secret: { wrong: PROVIDER_SECRET } }))
  await hear(admin.get('/sso/federation/providers'))
}

async function meddleWithClient(): Promise<void> {
  const made = await admin.post('/sso/clients', {
    name: 'Апп',
    type: 'confidential',
    redirect_uris: ['http://localhost:9999/callback'],
    grant_types: ['client_credentials'],
    scopes: ['openid'],
  })
  assert.equal(made.status, 201, made.text)
  const { client_id, client_secret } = made.body
  secrets['client'] = client_secret
  const ask = async (path: string, form: Record<string, string>, secret = client_secret) => {
    const authorization = `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`
    const body = new URLSearchParams(form)
    const answer = await fetch(`${service.origin}${path}`, {
      method: 'POST',
      headers: { authorization },
      body,
    })
    return answer.text()
  }
  const granted = JSON.parse(await ask('/oauth2/token', { grant_type: 'client_credentials' }))
  if (granted.access_token) secrets['access'] = granted.access_token
  heard.push(await ask('/oauth2/token', { grant_type: 'client_credentials' }, `${client_secret}x`))
  heard.push(await ask('/oauth2/token', { grant_type: 'password', client_secret, password: WRONG_PASSWORD }))
  heard.push(await ask('/oauth2/introspect', { token: secrets['access'] ?? 'none' }))
  await hear(admin.get(`/sso/clients/${client_id}`))
  await hear(admin.get(`/sso/clients?q=${client_secret}`))
}

async function meddleWithSessions(): Promise<void> {
  await hear(admin.post('/auth/login', { email: EMAIL, password: WRONG_PASSWORD }))
  await hear(admin.post('/auth/login', { email: EMAIL, password: { is: WRONG_PASSWORD } }))
  await hear(createClient(service.origin).get(`/nothing?token=${admin.token}`))
  await hear(admin.get('/sso/sessions'))
  await hear(admin.get('/sso/sessions/events'))
}

test('no token or secret of targets, providers, clients and sessions is ever in logs, metrics, audit, answers or traces', async () => {
  await pushToEchoingTarget()
  await meddleWithProvider()
  await meddleWithClient()
  await meddleWithSessions()
  heard.push(await (await fetch(`${service.origin}/metrics`)).text())
  for (let cursor = ''; cursor !== null; ) {
    const { body } = await hear(admin.get(`/audit?limit=200${cursor && `&cursor=${cursor}`}`))
    assert.ok(Array.isArray(body.items), JSON.stringify(body))
    cursor = body.next_cursor
  }
  service.child.kill('SIGTERM')
  const { stdout, stderr } = await service.ended
  assert.match(stdout, /"level"/, 'there are log lines')
  assert.deepEqual(Object.keys(secrets).sort(), [
    'access',
    'client',
    'key',
    'password',
    'provider',
    'scim',
    'session',
    'wrong',
  ])
  for (const [name, secret] of Object.entries(secrets)) {
    for (const text of heard) assert.ok(!text.includes(secret), `${name} was told: ${around(text, secret)}`)
    assert.ok(!stdout.includes(secret), `${name} is in the log: ${around(stdout, secret)}`)
    assert.ok(!stderr.includes(secret), `${name} is on the error output`)
  }
})

const around = (text: string, secret: string): string => {
  const at = text.indexOf(secret)
  return text.slice(Math.max(0, at - 200), at + 80)
}
