import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { createClient } from '../../testing/client.ts'
import { runTamga, startTamga } from '../../testing/command-line.ts'
import { freePort } from '../../testing/free-port.ts'
import { createTestDatabase } from '../../testing/test-platform.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-cli-'))
after(() => rm(DATA_DIR, { recursive: true, force: true }))
const DATABASE_URL = await createTestDatabase({ after })
const env = { DATABASE_URL, DATA_DIR }

const tamga = (...args: string[]) => runTamga(args, env)

test('doctor fails on a database that was never migrated, and says what to do', async () => {
  const { code, stdout } = await tamga('doctor')
  assert.equal(code, 1)
  assert.match(stdout, /fail +migrations .*\n +→ Run: tamga migrate/)
})

test('migrating a second time changes nothing', async () => {
  const first = JSON.parse((await tamga('migrate', '--json')).stdout)
  const second = await tamga('migrate', '--json')
  assert.equal(second.code, 0)
  assert.ok(first.applied.length > 0)
  assert.deepEqual(JSON.parse(second.stdout), { applied: [], already: first.applied.length + first.already })
})

test('doctor is content with a sound installation', async () => {
  const { code, stdout } = await tamga('doctor', '--json')
  const report = JSON.parse(stdout)
  const checks = report.checks.map((finding: { check: string }) => finding.check)
  assert.equal(code, 0, stdout)
  assert.equal(report.ok, true)
  for (const check of [
    'settings',
    'secret key',
    'modules',
    'data folder',
    'disk space',
    'database',
    'connections',
    'migrations',
    'role app',
    'row-level security',
    'clock',
    'outbound guard',
    'mail',
  ]) {
    assert.ok(checks.includes(check), check)
  }
  const many = await runTamga(['doctor'], { ...env, WEB_CONCURRENCY: '256', DATABASE_POOL: '1000' })
  assert.match(many.stdout, /warn +connections .*\n +→ Raise max_connections/)
})

test('doctor finds a database that does not answer, a bad setting and a mail server that is not there', async () => {
  const closed = await freePort()
  const [database, setting, mail] = await Promise.all([
    runTamga(['doctor'], { ...env, DATABASE_URL: `postgres://tamga:secret@127.0.0.1:${closed}/tamga` }),
    runTamga(['doctor'], { ...env, PORT: 'eighty' }),
    runTamga(['doctor'], { ...env, MAIL_URL: `smtp://127.0.0.1:${closed}` }),
  ])
  assert.deepEqual([database.code, setting.code, mail.code], [1, 1, 1])
  assert.match(database.stdout, /fail +database +nothing listens there/)
  assert.match(setting.stdout, /fail +settings +PORT must be/)
  assert.match(mail.stdout, /fail +mail/)
  assert.doesNotMatch(database.stdout, /secret@/)
})

test('a tenant is made once and listed', async () => {
  assert.match(
    (await tamga('admin', 'create', '--email', 'a@b.mn', '--name', 'A')).stderr,
    /no organisation yet/,
  )
  const made = await tamga('tenant', 'create', '--slug', 'acme', '--name', 'Хөх тэнгэр')
  assert.equal(made.code, 0, made.stderr)
  const [again, bad, list] = await Promise.all([
    tamga('tenant', 'create', '--slug', 'acme', '--name', 'Other'),
    tamga('tenant', 'create', '--slug', 'No Slug', '--name', 'Other'),
    tamga('tenant', 'list', '--json'),
  ])
  assert.deepEqual([again.code, bad.code, list.code], [1, 2, 0])
  assert.match(again.stderr, /already an organisation with the slug "acme"/)
  const tenants = JSON.parse(list.stdout).map(({ slug, name, members }: Record<string, unknown>) => ({
    slug,
    name,
    members,
  }))
  assert.deepEqual(tenants, [{ slug: 'acme', name: 'Хөх тэнгэр', members: 0 }])
})

test('what admin create and admin reset print lets the person in', async () => {
  const withLink = await tamga('admin', 'create', '--email', 'bold@acme.mn', '--name', 'Болд', '--json')
  const withPassword = await tamga(
    'admin',
    'create',
    '--email',
    'ops@acme.mn',
    '--name',
    'Operator',
    '--tenant',
    'acme',
    '--operator',
    '--password',
    '--json',
  )
  const link = JSON.parse(withLink.stdout)
  const { password, operator } = JSON.parse(withPassword.stdout)
  assert.equal(operator, true)
  const service = await startTamga(env)
  const client = createClient(service.origin)
  await client.signIn('ops@acme.mn', password)
  const me = await client.get('/me')
  assert.equal(me.body.user.is_operator, true)
  assert.deepEqual(
    me.body.roles.map((role: { key: string }) => role.key),
    ['admin', 'user'],
  )

  await choosePassword(service.origin, link.url, 'a first password of their own')
  await createClient(service.origin).signIn('bold@acme.mn', 'a first password of their own')
  const reset = await tamga('admin', 'reset', '--email', 'bold@acme.mn', '--json')
  await choosePassword(service.origin, JSON.parse(reset.stdout).url, 'quite another password 7')
  await createClient(service.origin).signIn('bold@acme.mn', 'quite another password 7')
  service.child.kill('SIGTERM')
  assert.equal((await service.ended).code, 0)
})

async function choosePassword(origin: string, url: string, password: string): Promise<void> {
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')
  const answer = await createClient(origin).post('/auth/password/reset', { token, password })
  assert.equal(answer.status, 204, answer.text)
}

test('an administrator made twice keeps the password, and nobody else can be reset', async () => {
  const [again, nobody] = await Promise.all([
    tamga('admin', 'create', '--email', 'BOLD@acme.mn', '--name', 'Other', '--password'),
    tamga('admin', 'reset', '--email', 'nobody@acme.mn'),
  ])
  assert.equal(again.code, 0, again.stderr)
  assert.match(again.stdout, /was already an administrator/)
  assert.doesNotMatch(again.stdout, /Password:/)
  assert.equal(nobody.code, 1)
  assert.match(nobody.stderr, /Nobody has the e-mail address/)
})
