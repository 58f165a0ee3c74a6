import assert from 'node:assert/strict'
import test from 'node:test'
import pg from 'pg'
import { skipWithout, startDebianPostgres, startEmbeddedForTests, startPgBouncer } from './debian-postgres.ts'

const USERS = { first_role: 'first "password"', second_role: 'нууц үг', third_role: "it's", fourth_role: 'x' }

const query = async (connectionString: string, sql: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const urlAs = (url: string, name: string, password: string): string => {
  const as = new URL(url)
  as.username = name
  as.password = encodeURIComponent(password)
  return as.href
}

test('the embedded server of the tests answers', async t => {
  const server = await startEmbeddedForTests()
  t.after(server.stop)
  assert.equal((await query(server.url, "select current_setting('fsync') as fsync"))[0]?.fsync, 'off')
})

test('Debian’s PostgreSQL runs with a password and knows Unicode', {
  skip: skipWithout('postgresql'),
}, async t => {
  const server = await startDebianPostgres()
  t.after(server.stop)
  assert.deepEqual(await query(server.url, "select lower('ӨҮ') as lower"), [{ lower: 'өү' }])
  await assert.rejects(query(urlAs(server.url, 'tamga_owner', 'wrong'), 'select 1'), /authentication failed/)
})

test('several roles come through PgBouncer with their own passwords', {
  skip: skipWithout('postgresql', 'pgbouncer'),
}, async t => {
  const server = await startDebianPostgres()
  for (const [name, password] of Object.entries(USERS))
    await query(server.url, `create role ${name} login password ${pg.escapeLiteral(password)}`)
  const bouncer = await startPgBouncer({ url: server.url, users: USERS })
  t.after(async () => {
    await bouncer.stop()
    await server.stop()
  })
  for (const [name, password] of Object.entries(USERS))
    assert.deepEqual(await query(urlAs(bouncer.url, name, password), 'select current_user'), [
      { current_user: name },
    ])
  assert.equal((await query(bouncer.url, 'select current_user'))[0]?.current_user, 'tamga_owner')
  await assert.rejects(query(urlAs(bouncer.url, 'first_role', 'wrong'), 'select 1'))
})
