import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  environmentOutsideTests,
  pg,
  skipWithout,
  startDebianPostgres,
  startTestPlatform,
  until,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { ROOT } from '../policy/source.ts'

const HOME = '/usr/lib/postgresql'

type Ended = { code: number | string | null | undefined; stdout: string; stderr: string }

const rehearse = (env: Record<string, string>): Promise<Ended> =>
  new Promise(resolve => {
    const script = join(ROOT, 'deploy/rehearse-restore.mjs')
    const options = { env: { ...environmentOutsideTests(), ...env } }
    execFile(process.execPath, [script], options, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })

test('a restore is rehearsed on a copy: rows compared, chains verified, nothing left behind', {
  skip: skipWithout('postgresql'),
}, async () => {
  const server = await startDebianPostgres()
  after(() => server.stop())
  const { databaseUrl, mailDir, admin } = await startTestPlatform(
    { after },
    { databaseUrl: server.url, distribution: signIn },
  )
  assert.equal((await admin.patch('/me', { name: 'Болд' })).status, 200)
  const owner = new pg.Client({ connectionString: databaseUrl })
  // A test that fails before its end leaves the connection to the end of the server.
  owner.on('error', () => undefined)
  await owner.connect()
  const unsealed =
    'select from audit_record r where not exists (select from audit_seal s where s.tenant_id = r.tenant_id and r.seq <= s.to_seq)'
  await until('every record is sealed', async () => (await owner.query(unsealed)).rowCount === 0)
  const major = Math.min(...readdirSync(HOME).map(Number))
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: mailDir, PG_BIN: `${HOME}/${major}/bin` }

  const sound = await rehearse(env)
  assert.equal(sound.code, 0, sound.stderr)
  const told = JSON.parse(sound.stdout)
  assert.deepEqual([told.ok, told.compared, told.chains], [true, true, 2])
  assert.ok(told.tables > 50 && told.rows > 100, sound.stdout)

  await owner.query(`update audit_record set actor_name = 'Somebody else' where action = 'tenant.created'`)
  const broken = await rehearse(env)
  assert.equal(broken.code, 1)
  assert.match(broken.stderr, /audit chains of the copy are not whole[\s\S]*record_changed/)
  const left = await owner.query(`select from pg_database where datname like 'rehearsal%'`)
  assert.equal(left.rowCount, 0)
  await owner.end()
})
