import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import {
  type Client,
  createClient,
  pg,
  serviceUrl,
  startTamga,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { postForm } from '../../conformance/world/token-endpoint.ts'
import { DUMP_SECRET_KEY } from '../facts.ts'
import { RELEASED, restoreRelease } from '../restore-release.ts'
import { describeColumns } from '../schema.ts'
import type { ReleasedStatement, Role } from './record-statements.ts'
import { lastRelease, lastReleaseWithCode, unpackRelease } from './released-version.ts'

// While an installation is upgraded, processes of the last release and of this version work on one database.

const { name } = await lastRelease()
const withCode = await lastReleaseWithCode()
const SETTINGS = { SSO_SECRET_KEY: DUMP_SECRET_KEY }

test('columns of the last release stay as they are, and a new one asks nothing of whoever does not know it', async () => {
  const databaseUrl = await restoreRelease(name)
  const released = await describeColumns(databaseUrl)
  await startTestPlatform(
    { after },
    { distribution: signIn, databaseUrl, settings: SETTINGS, bootstrap: false },
  )
  const upgraded = await describeColumns(databaseUrl)
  const present = new Map(upgraded.map(column => [`${column.table}.${column.column}`, column]))
  const tables = new Set(released.map(({ table }) => table))
  const known = new Set(released.map(({ table, column }) => `${table}.${column}`))
  const lost = released.filter(column => {
    const now = present.get(`${column.table}.${column.column}`)
    return now?.type !== column.type || (now.attnotnull && !column.attnotnull)
  })
  const demanding = upgraded.filter(
    ({ table, column, attnotnull, default_value }) =>
      tables.has(table) && !known.has(`${table}.${column}`) && attnotnull && default_value === null,
  )
  assert.deepEqual([lost, demanding], [[], []], 'expand now, contract a release later')
})

test('every statement of the last release can still be planned, with the rights of its role', async () => {
  const packed = await readFile(new URL(`${name}.statements.json.gz`, RELEASED))
  const statements: ReleasedStatement[] = JSON.parse(gunzipSync(packed).toString())
  assert.ok(statements.length > 1000)
  const { databaseUrl } = await startTestPlatform({ after }, { distribution: signIn, bootstrap: false })
  const refused: string[] = []
  for (const role of ['tamga_app', 'tamga_platform', 'tamga_jobs'] as const) {
    const texts = statements.filter(statement => statement.role === role).map(({ text }) => text)
    assert.ok(texts.length > 10, role)
    refused.push(...(await planAll(databaseUrl, role, texts)))
  }
  assert.deepEqual(refused, [])
})

/** A plan asks for tables, columns, functions and rights, and changes nothing. */
async function planAll(databaseUrl: string, role: Role, texts: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: serviceUrl(databaseUrl, role) })
  await client.connect()
  const refused: string[] = []
  try {
    await client.query(
      `set plan_cache_mode = force_generic_plan; set tamga.tenant = '00000000-0000-7000-8000-000000000000'`,
    )
    for (const text of texts) {
      const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
      const nothing = Array.from({ length: parameters }, () => 'null').join(', ')
      // One trip: with a thousand statements it is trips that take the time.
      await client
        .query(
          `prepare released as ${text};\nexplain execute released ${parameters ? `(${nothing})` : ''}; deallocate released`,
        )
        .catch(async (error: Error) => {
          refused.push(`${role}: ${error.message}\n${text}`)
          await client.query('deallocate all')
        })
    }
  } finally {
    await client.end()
  }
  return refused
}

test('the last release and this version serve one database: what one gives out, the other takes', {
  skip: !withCode && 'the history of this clone has no commit of a release',
}, async t => {
  const { name, facts } = withCode!
  const databaseUrl = await restoreRelease(name)
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-side-by-side-'))
  t.after(() => rm(DATA_DIR, { recursive: true, force: true }))
  const env = { DATABASE_URL: databaseUrl, DATA_DIR, ...SETTINGS }
  const released = await startTamga(env, await unpackRelease({ after }, facts.commit!))
  t.after(() => released.child.kill('SIGKILL'))
  const old = createClient(released.origin)
  await old.signIn(facts.email, facts.password)
  const before = callUntilStopped(old)

  const now = await startTamga(env)
  t.after(() => now.child.kill('SIGKILL'))
  const upgraded = createClient(now.origin)
  await upgraded.signIn(facts.email, facts.password)
  await exchange(old, upgraded)
  await exchange(upgraded, old)
  let token = facts.refresh_token
  for (const origin of [released.origin, now.origin, released.origin]) {
    const grant = { grant_type: 'refresh_token', refresh_token: token }
    const { body, text } = await postForm(`${origin}/oauth2/token`, grant, facts.client)
    assert.ok(body.refresh_token, `the refresh token of the other version is redeemed: ${text}`)
    token = body.refresh_token
  }
  await until('both answered many requests', () => before.answers() > 50)
  assert.deepEqual(await before.stop(), [], 'nobody noticed the upgrade')
  released.child.kill('SIGTERM')
  assert.equal((await released.ended).code, 0)
  const { body } = await upgraded.get('/audit/verify')
  assert.equal(body.ok, true)
})

/** A session of one version is one of the other; what is written at one is read at the other. */
async function exchange(writer: Client, reader: Client): Promise<void> {
  const own = reader.token
  reader.token = writer.token
  const name = `Шилжилт ${writer.token!.slice(0, 6)}`
  const written = await writer.patch('/me', { name })
  assert.equal(written.status, 200, written.text)
  assert.equal((await reader.get('/me')).body.user.name, name)
  const role = await writer.post('/organisation/roles', {
    name: `Эрх ${writer.token!.slice(0, 6)}`,
    permissions: ['audit.read'],
  })
  assert.equal(role.status, 201, role.text)
  assert.equal((await reader.get(`/organisation/roles/${role.body.id}`)).status, 200)
  reader.token = own
}

/** Answers that were not what they should be, from reads and writes of one version while another one starts. */
function callUntilStopped(client: Client) {
  const failed: string[] = []
  let isStopped = false
  let count = 0
  const calls = (async () => {
    while (!isStopped) {
      const { status, text } = await client.get(count++ % 2 ? '/me' : '/audit?limit=5')
      if (status !== 200) failed.push(`${status} ${text}`)
      // The processors are for the version that starts.
      await pause(20)
    }
  })().catch(error => void failed.push(String(error)))
  return {
    answers: () => count,
    stop: async () => {
      isStopped = true
      await calls
      return failed
    },
  }
}
