import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { type Answer, createClient, givenMember, startTestPlatform, until } from '../../../testing/index.ts'

const world = await startTestPlatform({ after })
const { ctx } = world.platform
const me = (await world.admin.get('/me')).body
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

/** Signs in while another transaction has the person, and does the work before that one ends. */
async function signInBeside(email: string, login: () => Promise<Answer>, work: () => Promise<unknown>) {
  await owner.query('begin')
  await owner.query('select from person where email = $1 for no key update', [email])
  const signingIn = login()
  await until('the sign-in waits for the person', async () => {
    const { rows } = await owner.query(
      'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
    )
    return rows.length > 0
  })
  await work()
  await owner.query('commit')
  return signingIn
}

test('what was proven by a password that changes meanwhile begins no session', async () => {
  const person = await givenMember(ctx, me.tenant, { email: 'changed@meanwhile.example' })
  const { email, password } = person
  const setHash = (hash: string) =>
    owner.query(
      'update credential c set password_hash = $2 from person p where p.id = c.person_id and p.email = $1',
      [email, hash],
    )
  const { rows } = await owner.query('select password_hash from credential where person_id = $1', [person.id])
  for (const body of [{}, { tenant: me.tenant.slug }]) {
    const login = () => createClient(world.origin).post('/auth/login', { email, password, ...body })
    assert.equal((await login()).status, 200)
    const refused = await signInBeside(email, login, () => setHash(`${rows[0].password_hash}x`))
    assert.deepEqual([refused.status, refused.body.code], [401, 'invalid_credentials'])
    await setHash(rows[0].password_hash)
    const waited = await signInBeside(email, login, async () => {})
    assert.equal(waited.status, 200, 'a lock alone refuses nobody')
  }
})

test('a new password waits for a sign-in that is under way, and ends it', async () => {
  const person = await givenMember(ctx, me.tenant, { email: 'early@meanwhile.example' })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  const change = { current: person.password, new: 'a quiet harbour of bronze 71' }
  const early = createClient(world.origin).post('/auth/login', {
    email: person.email,
    password: person.password,
  })
  const [entered, changed] = await Promise.all([early, client.put('/me/password', change)])
  assert.equal(changed.status, 204)
  if (entered.status !== 200) return assert.equal(entered.status, 401)
  const session = Object.assign(createClient(world.origin), { token: entered.body.session.token })
  assert.equal((await session.get('/me')).status, 401)
})
