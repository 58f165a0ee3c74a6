import assert from 'node:assert/strict'
import test from 'node:test'
import pg from 'pg'
import { runTamga } from '../../testing/command-line.ts'
import { FIRST_TENANT, startTestPlatform } from '../../testing/test-platform.ts'
import { until } from '../../testing/until.ts'

test('audit verify proves every chain, and tells which one was tampered with', async t => {
  const { databaseUrl: DATABASE_URL, mailDir: DATA_DIR } = await startTestPlatform(t)
  const owner = new pg.Client({ connectionString: DATABASE_URL })
  await owner.connect()
  const unsealed =
    'select from audit_record r where not exists (select from audit_seal s where s.tenant_id = r.tenant_id and r.seq <= s.to_seq)'
  await until('every record is sealed', async () => (await owner.query(unsealed)).rowCount === 0)
  const verify = (...more: string[]) =>
    runTamga(['audit', 'verify', '--json', ...more], { DATABASE_URL, DATA_DIR })

  const sound = await verify()
  assert.equal(sound.code, 0, sound.stdout + sound.stderr)
  const { ok, chains } = JSON.parse(sound.stdout)
  assert.equal(ok, true)
  assert.deepEqual(
    chains.map((chain: { tenant: string | null }) => chain.tenant),
    [null, FIRST_TENANT],
  )
  assert.ok(chains[1].records > 0)

  await owner.query(`update audit_record set actor_name = 'Somebody else' where action = 'tenant.created'`)
  const broken = await verify('--tenant', FIRST_TENANT)
  assert.equal(broken.code, 1)
  assert.equal(JSON.parse(broken.stdout).chains[0].broken_at.problem, 'record_changed')
  await owner.end()
})
