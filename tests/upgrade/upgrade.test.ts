import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { after, describe, test } from 'node:test'
import {
  createClient,
  createMigratedDatabase,
  isItsTurn,
  skipWithout,
  startDebianPostgres,
  startTestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { postForm } from '../conformance/world/token-endpoint.ts'
import { answerQuestions, DUMP_SECRET_KEY, type Facts } from './facts.ts'
import { RELEASED as FOLDER, restoreRelease as restore } from './restore-release.ts'
import { describeSchema } from './schema.ts'

const SETTINGS = { SSO_SECRET_KEY: DUMP_SECRET_KEY }

const releases = readdirSync(FOLDER)
  .filter(name => name.endsWith('.sql.gz'))
  .map(name => name.replace('.sql.gz', ''))

/** The two servers take turns: a release is upgraded on one of them, and with another commit on the other. */
const releasesOn = (server: number): string[] => releases.filter((_, at) => isItsTurn(at + server, 2))

/** A server, and the schema that a new installation has there. */
type Server = { url?: string; schema: Awaited<ReturnType<typeof describeSchema>> }

const startOn = (databaseUrl: string) =>
  startTestPlatform(
    { after: () => undefined },
    { distribution: signIn, databaseUrl, settings: SETTINGS, bootstrap: false },
  )

async function installNew(url?: string): Promise<Server> {
  const databaseUrl = await createMigratedDatabase({ after }, signIn, url)
  return { ...(url && { url }), schema: await describeSchema(databaseUrl) }
}

function describeUpgrade(release: string, open: () => Promise<Server>): void {
  test(`${release}: all that was there is there after the upgrade, and the schema is that of a new installation`, async () => {
    const facts: Facts = JSON.parse(await readFile(new URL(`${release}.json`, FOLDER), 'utf8'))
    const server = await open()
    const databaseUrl = await restore(release, server.url)
    const world = await startOn(databaseUrl)
    try {
      assert.deepEqual(await describeSchema(databaseUrl), server.schema)
      await requireFacts(world.origin, facts)
    } finally {
      await world.stop()
    }
  })
}

async function requireFacts(origin: string, facts: Facts): Promise<void> {
  const before = createClient(origin)
  before.token = facts.session_token
  const me = await before.get('/me')
  assert.equal(me.body?.user?.email, facts.email, `the session goes on: ${me.status} ${me.text}`)
  const { body: refreshed, text } = await postForm(
    `${origin}/oauth2/token`,
    { grant_type: 'refresh_token', refresh_token: facts.refresh_token },
    facts.client,
  )
  assert.ok(refreshed.access_token, `the refresh token is redeemed: ${text}`)
  const api = createClient(origin)
  assert.equal((await api.signIn(facts.email, facts.password)).status, 200)
  assert.deepEqual(missing(facts.answers, await answerQuestions(api, Object.keys(facts.answers))), {})
  const { status, body } = await api.get('/audit/verify')
  assert.deepEqual([status, body.ok], [200, true], 'the sealed audit log verifies')
}

type Answers = Facts['answers']

/** Permissions that opened nothing and were dropped: a migration takes them from the roles. */
const DROPPED = ['audit.manage']

const withoutDropped = (entry: object): object =>
  'permissions' in entry
    ? { ...entry, permissions: (entry.permissions as string[]).filter(name => !DROPPED.includes(name)) }
    : entry

const releasedPermissions = (entries: readonly object[]): ReadonlySet<string> =>
  new Set(entries.flatMap(entry => ('permissions' in entry ? (entry.permissions as string[]) : [])))

/** The administrator has every permission, those of later modules too: only what the release knew is compared. */
const withPermissions = (entry: object, known: ReadonlySet<string>): object =>
  'permissions' in entry
    ? { ...entry, permissions: (entry.permissions as string[]).filter(name => known.has(name)) }
    : entry

/** Who left before they ever came in is nobody's account: a job deletes them, now or a moment later. */
const mayBeSwept = (entry: object): boolean => 'status' in entry && entry.status === 'left'

/** Entries of the release that the upgraded service does not give back; it may have more, such as new audit records. */
function missing(released: Answers, upgraded: Answers): Record<string, unknown[]> {
  const found = Object.entries(released).map(([path, entries]) => {
    const known = releasedPermissions(entries as object[])
    const present = new Set(
      (upgraded[path] as object[]).map(entry => JSON.stringify(withPermissions(entry, known))),
    )
    const kept = (entries as object[]).map(withoutDropped)
    return [path, kept.filter(entry => !mayBeSwept(entry) && !present.has(JSON.stringify(entry)))] as const
  })
  return Object.fromEntries(found.filter(([, entries]) => entries.length > 0))
}

describe('the embedded PostgreSQL', () => {
  const shared: { server?: Promise<Server> } = {}
  for (const release of releasesOn(0)) describeUpgrade(release, () => (shared.server ??= installNew()))
})

describe('Debian’s PostgreSQL', { skip: skipWithout('postgresql') }, () => {
  const shared: { debian?: ReturnType<typeof startDebianPostgres>; server?: Promise<Server> } = {}
  after(async () => (await shared.debian)?.stop())
  const open = async () => {
    shared.debian ??= startDebianPostgres()
    const { url } = await shared.debian
    shared.server ??= installNew(url)
    return shared.server
  }
  for (const release of releasesOn(1)) describeUpgrade(release, open)
})
