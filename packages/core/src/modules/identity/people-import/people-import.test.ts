import assert from 'node:assert/strict'
import { pbkdf2Sync, scryptSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { hash as argon2 } from '@node-rs/argon2'
import { hashSync } from 'bcryptjs'
import pg from 'pg'
import { runTamga } from '../../../testing/command-line.ts'
import { createClient, givenMember, receiveMail, startTestPlatform, until } from '../../../testing/index.ts'

const world = await startTestPlatform({ after }, { settings: { LOGIN_LIMIT_ACCOUNT: 'off' } })
const { admin } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const PATH = '/platform/people/import'
const PASSWORD = 'seven Amber kettles'
const SALT = Buffer.from('a salt of sixteen')
const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const HASHES = {
  bcrypt: hashSync(PASSWORD, 4),
  pbkdf2: `pbkdf2_sha256$1000$salt$${pbkdf2Sync(PASSWORD, 'salt', 1000, 32, 'sha256').toString('base64')}`,
  scrypt: `$scrypt$ln=10,r=8,p=1$${bare(SALT)}$${bare(scryptSync(PASSWORD, SALT, 32, { N: 1024, r: 8, p: 1 }))}`,
  argon2: await argon2(PASSWORD, { memoryCost: 128, timeCost: 3, parallelism: 1 }),
}

const addressOf = (algorithm: string) => `${algorithm}@moved.example`
const login = (email: string, password: string) =>
  createClient(world.origin).post('/auth/login', { email, password })
const storedOf = async (email: string) =>
  (
    await owner.query(
      `select c.password_hash, c.import_cost from credential c join person p on p.id = c.person_id where p.email = $1`,
      [email],
    )
  ).rows[0]

test('people come in with the hashes of another system; who exists and what is too dear is told', async () => {
  const dear = `$2b$15$${'a'.repeat(53)}`
  const people = [
    ...Object.entries(HASHES).map(([name, password_hash]) => ({
      email: addressOf(name),
      name,
      password_hash,
    })),
    { email: 'ADMIN@first.example', name: 'Taken', password_hash: HASHES.bcrypt },
    { email: 'dear@moved.example', name: 'Dear', password_hash: dear },
    { email: 'odd@moved.example', name: 'Odd', password_hash: '5f4dcc3b5aa765d61d8327deb882cf99' },
    { email: 'Bcrypt@moved.example', name: 'Twice', password_hash: HASHES.bcrypt },
  ]
  const before = (await owner.query(`select password_hash from credential`)).rows
  const dry = await admin.post(`${PATH}?dry_run=true`, { tenant: 'first', people })
  assert.deepEqual([dry.status, dry.body.imported, dry.body.dry_run], [200, 4, true], dry.text)
  assert.deepEqual((await owner.query(`select password_hash from credential`)).rows, before)
  const { body } = await admin.post(PATH, { tenant: 'first', people })
  assert.deepEqual({ ...body, dry_run: true }, dry.body)
  assert.deepEqual(
    body.problems.map(({ row, code }: { row: number; code: string }) => [row, code]),
    [
      [4, 'person_exists'],
      [5, 'hash_too_costly'],
      [6, 'hash_unknown'],
      [7, 'repeated_address'],
    ],
  )
  const again = await admin.post(PATH, { people: people.slice(0, 4) })
  assert.deepEqual([again.body.imported, again.body.problems.length], [0, 4])
  const members = (await admin.get('/organisation/members?q=moved.example')).body.items
  assert.equal(members.length, 4)
  assert.equal((await admin.post(PATH, { tenant: 'nobody', people })).status, 404)
  const records = (await admin.get('/audit?action=people.imported')).body.items
  assert.deepEqual(records[0].changes, { people: [null, 4] })
  assert.ok(!JSON.stringify(records).includes('$2b$'))
})

test('an imported hash signs in only once the address was proven by mail, and is ours from then on', async () => {
  for (const name of Object.keys(HASHES)) {
    const email = addressOf(name)
    const unproven = await login(email, PASSWORD)
    assert.deepEqual([unproven.status, unproven.body.code], [403, 'email_unverified'], name)
    const { text } = await receiveMail(world.mailDir, email)
    const token = /#token=([\w-]+)/.exec(text)![1]
    assert.equal((await world.stranger.post('/auth/email/verify', { token })).status, 204)
    assert.equal((await storedOf(email)).password_hash, HASHES[name as keyof typeof HASHES])
    const entered = await login(email, PASSWORD)
    assert.equal(entered.status, 200, `${name}: ${entered.text}`)
    const stored = await storedOf(email)
    assert.match(stored.password_hash, /^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    assert.equal(stored.import_cost, null)
    assert.equal((await login(email, PASSWORD)).status, 200)
  }
})

test('unknown address, wrong password, disabled person, passkey-only person and imported hash are one answer', async () => {
  const tenant = (await admin.get('/me')).body.tenant
  const disabled = await givenMember(world.platform.ctx, tenant, { email: 'disabled@first.example' })
  await admin.post(`/organisation/members/${disabled.id}/suspend`)
  const passkey = await givenMember(world.platform.ctx, tenant, { email: 'passkey@first.example' })
  await owner.query(`delete from credential where person_id = $1`, [passkey.id])
  await admin.post(PATH, {
    people: [{ email: 'still@moved.example', name: 'S', password_hash: HASHES.scrypt }],
  })
  const emails = [
    'nobody@first.example',
    'admin@first.example',
    disabled.email,
    passkey.email,
    'still@moved.example',
  ]
  const answers = await Promise.all(emails.map(email => login(email, 'surely not this one 5')))
  const seen = answers.map(({ status, body, headers }) => ({
    status,
    ...body,
    request_id: '',
    names: [...headers.keys()].filter(name => name !== 'date').sort(),
  }))
  for (const one of seen) assert.deepEqual(one, seen[0])
  assert.deepEqual([seen[0]!.status, seen[0]!.code], [401, 'invalid_credentials'])
  const { rows } = await owner.query(
    `select target_name from audit_record where action = 'session.refused' and target_name = any($1)`,
    [emails],
  )
  assert.equal(rows.length, emails.length)
})

test('the command line imports as the API does', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-people-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'people.jsonl')
  const env = { DATABASE_URL: world.databaseUrl, DATA_DIR: folder }
  const line = (email: string) => JSON.stringify({ email, name: 'Line', password_hash: HASHES.bcrypt })
  await writeFile(file, `${line('line@moved.example')}\n${line('admin@first.example')}\n`)
  const done = await runTamga(['people', 'import', file, '--tenant', 'first', '--json'], env)
  assert.equal(done.code, 0, done.stderr)
  const { imported, problems } = JSON.parse(done.stdout)
  assert.deepEqual([imported, problems[0].row, problems[0].code], [1, 1, 'person_exists'])
  await writeFile(file, '{"email": "x"}\n')
  const wrong = await runTamga(['people', 'import', file], env)
  assert.deepEqual([wrong.code, /Line 1 is no JSON object/.test(wrong.stderr)], [1, true])
})

test('whom an import could not make a member before its process was gone becomes one afterwards', async () => {
  await owner.query(`
    create function refuse_member() returns trigger language plpgsql as $$ begin raise 'the process dies here'; end $$;
    create trigger refuse_member before insert on membership for each row execute function refuse_member()`)
  const people = [{ email: 'late@moved.example', name: 'Late', password_hash: HASHES.bcrypt }]
  assert.equal((await admin.post(PATH, { tenant: 'first', people })).status, 500)
  await owner.query('drop trigger refuse_member on membership')
  await owner.query(`update jobs.job set run_at = now() where task = 'people.join_imported'`)
  const found = await until('the person is a member', async () => {
    const { items } = (await admin.get('/organisation/members?q=late')).body
    return items.find(({ email }: { email: string }) => email === 'late@moved.example')
  })
  assert.deepEqual([found.status, found.roles.map(({ key }: { key: string }) => key)], ['active', ['user']])
})
