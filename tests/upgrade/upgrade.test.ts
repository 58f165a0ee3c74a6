import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { after, describe, test } from 'node:test'
import {
  createClient,
  createTestDatabase,
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

function describeUpgrade(release: string, open: () => Promise<string | undefined>): void {
  test(`${release}: everything that was there is there after the upgrade`, async () => {
    const facts: Facts = JSON.parse(await readFile(new URL(`${release}.json`, FOLDER), 'utf8'))
    const databaseUrl = await restore(release, await open())
    const world = await startTestPlatform(
      { after },
      { distribution: signIn, databaseUrl, settings: SETTINGS, bootstrap: false },
    )
    const before = createClient(world.origin)
    before.token = facts.session_token
    const me = await before.get('/me')
    assert.equal(me.body?.user?.email, facts.email, `the session goes on: ${me.status} ${me.text}`)
    const { body: refreshed, text } = await postForm(
      `${world.origin}/oauth2/token`,
      { grant_type: 'refresh_token', refresh_token: facts.refresh_token },
      facts.client,
    )
    assert.ok(refreshed.access_token, `the refresh token is redeemed: ${text}`)
    const api = createClient(world.origin)
    assert.equal((await api.signIn(facts.email, facts.password)).status, 200)
    assert.deepEqual(missing(facts.answers, await answerQuestions(api)), {})
    const { status, body } = await api.get('/audit/verify')
    assert.deepEqual([status, body.ok], [200, true], 'the sealed audit log verifies')
  })

  test(`${release}: the upgraded schema is the one of a new installation`, async () => {
    const cluster = await open()
    const upgraded = await restore(release, cluster)
    const fresh = await createTestDatabase({ after }, cluster)
    for (const databaseUrl of [upgraded, fresh])
      await startTestPlatform(
        { after },
        { distribution: signIn, databaseUrl, settings: SETTINGS, bootstrap: false },
      )
    assert.deepEqual(await describeSchema(upgraded), await describeSchema(fresh))
  })
}

type Answers = Facts['answers']

/** Permissions that opened nothing and were dropped: a migration takes them from the roles. */
const DROPPED = ['audit.manage']

const withoutDropped = (entry: object): object =>
  'permissions' in entry
    ? { ...entry, permissions: (entry.permissions as string[]).filter(name => !DROPPED.includes(name)) }
    : entry

/** Entries of the release that the upgraded service does not give back; it may have more, such as new audit records. */
function missing(released: Answers, upgraded: Answers): Record<string, unknown[]> {
  const found = Object.entries(released).map(([path, entries]) => {
    const present = new Set((upgraded[path] as object[]).map(entry => JSON.stringify(entry)))
    const kept = (entries as object[]).map(withoutDropped)
    return [path, kept.filter(entry => !present.has(JSON.stringify(entry)))] as const
  })
  return Object.fromEntries(found.filter(([, entries]) => entries.length > 0))
}

describe('the embedded PostgreSQL', () => {
  for (const release of releases) describeUpgrade(release, async () => undefined)
})

describe('Debian’s PostgreSQL', { skip: skipWithout('postgresql') }, () => {
  const shared: { server?: ReturnType<typeof startDebianPostgres> } = {}
  after(async () => (await shared.server)?.stop())
  const open = async () => {
    shared.server ??= startDebianPostgres()
    return (await shared.server).url
  }
  for (const release of releases) describeUpgrade(release, open)
})
