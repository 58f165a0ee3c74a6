import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { createClient, givenMember, startDebianPostgres, until } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { startProviderWorld } from '../conformance/world/provider-world.ts'
import { changeScenario } from '../policy/scenarios/change-scenario.ts'
import { answerQuestions, DUMP_SECRET_KEY, type Facts } from './facts.ts'
import { leaveEntries } from './leave-entries.ts'
import { dumpDatabase } from './pg-dump.ts'
import { recordStatements } from './side-by-side/record-statements.ts'

// Run at a release: node tests/upgrade/write-dump.ts 2026-11-16
// It fills a database through every modifying route of the API and writes it, with what is known about it and with all statements
// of this version, below released/. The commit that is noted is the one that stands here: commit and push before.

const EMAIL = 'upgrade@first.example'
const SETTINGS = { SSO_SECRET_KEY: DUMP_SECRET_KEY, OAUTH_EXTENSIONS: 'par,dpop,introspection-jwt,device' }

const release = process.argv[2]
assert.match(release ?? '', /^\d{4}-\d{2}-\d{2}[a-z]?$/, 'name the release by its date')

const afterwards: (() => Promise<unknown>)[] = []
const t = { after: (work: () => Promise<unknown>) => void afterwards.unshift(work) }
const server = await startDebianPostgres()
t.after(server.stop)
try {
  const world = await startProviderWorld(t, SETTINGS, { distribution: signIn, databaseUrl: server.url })
  const { admin } = world
  for (const slug of world.platform.services.modules.apps.keys())
    await admin.post(`/store/apps/${slug}/install`)
  for (const { route, prepare, run } of changeScenario(world)) {
    await prepare?.()
    const answer = await run()
    assert.ok(answer.status < 300, `${route}: ${answer.status} ${answer.text}`)
  }
  const person = await givenMember(world.platform.ctx, world.tenant, { email: EMAIL, roles: ['admin'] })
  await world.query('update person set is_operator = true where id = $1', [person.id])
  const api = createClient(world.origin)
  await api.signIn(person.email, person.password)
  await leaveEntries(api, world.query)
  const party = await world.party({
    first_party: true,
    grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
  })
  const browser = world.browser()
  await browser.signIn(person)
  const { tokens } = await party.signIn(browser, { scope: 'openid offline_access' })
  await until('the audit records are sealed', async () => {
    await world.platform.services.sealer.sealNoted()
    return (await api.get('/audit/verify')).body.unsealed === 0
  })
  const facts: Facts = {
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    email: person.email,
    password: person.password,
    session_token: api.token!,
    refresh_token: tokens.refresh_token!,
    client: { client_id: party.client.client_id, client_secret: party.client.client_secret },
    answers: await answerQuestions(api),
  }
  const folder = new URL('./released/', import.meta.url)
  await writeFile(new URL(`${release}.json`, folder), `${JSON.stringify(facts, null, 2)}\n`)
  await writeFile(
    new URL(`${release}.sql.gz`, folder),
    gzipSync(await dumpDatabase(server.url), { level: 9 }),
  )
  const statements = JSON.stringify(await recordStatements(t, server.url))
  await writeFile(new URL(`${release}.statements.json.gz`, folder), gzipSync(statements, { level: 9 }))
} finally {
  for (const work of afterwards) await work()
}
