import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { poolsOf } from '../../testing/database-pools.ts'
import { startTestPlatform } from '../../testing/test-platform.ts'
import { until } from '../../testing/until.ts'
import { inTenant, PLATFORM_CHAIN, withTenant } from '../context.ts'
import { uuidv7 } from '../crypto/uuid.ts'
import { recordChange } from './record.ts'
import { sealKeys } from './seal-keys.ts'
import { type AuditVerdict, verifyChain } from './verify.ts'

const world = await startTestPlatform(
  { after },
  { settings: { SSO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64') } },
)
const { ctx } = world.platform
const { database, settings, sealer } = ctx.services
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

/** A chain of its own: records need no tenant to belong to. */
const newChain = () => uuidv7()

async function write(chain: string, count = 1): Promise<void> {
  const scope = withTenant(ctx, { id: chain })
  for (let index = 0; index < count; index++) {
    await inTenant(scope, tx =>
      recordChange(tx, scope, { action: 'test.sealed', changes: { index: [null, index] } }),
    )
  }
}

const verify = (chain: string): Promise<AuditVerdict> => verifyChain(database, chain, sealKeys(settings))

async function sealUntil(chain: string, isDone: (verdict: AuditVerdict) => boolean): Promise<AuditVerdict> {
  return until('the chain comes to that', async () => {
    await sealer.sealNoted()
    const verdict = await verify(chain)
    return isDone(verdict) && verdict
  })
}

const sealed = (chain: string) => sealUntil(chain, verdict => verdict.unsealed === 0)

async function sealedChain(): Promise<string> {
  const chain = newChain()
  for (let round = 0; round < 3; round++) {
    await write(chain, 3)
    await sealed(chain)
  }
  return chain
}

const brokenBy = async (statement: string, values: unknown[] = []) => {
  const chain = await sealedChain()
  const before = await verify(chain)
  assert.equal(before.ok, true)
  assert.ok(before.seals >= 3)
  const { rowCount } = await owner.query(statement.replaceAll('$chain', `'${chain}'`), values)
  assert.equal(rowCount, 1)
  const verdict = await verify(chain)
  assert.equal(verdict.ok, false)
  return verdict.broken_at
}

test('records become sealed, and the chain is whole', async () => {
  const chain = newChain()
  await write(chain, 5)
  const verdict = await sealed(chain)
  assert.deepEqual([verdict.ok, verdict.records, verdict.broken_at], [true, 5, null])
  const { rows } = await owner.query('select mac, key_id from audit_seal where tenant_id = $1', [chain])
  assert.ok(rows.every(row => row.mac.length === 32 && /^[0-9a-f]{16}$/.test(row.key_id)))
})

test('a changed record is found', async () => {
  const broken = await brokenBy(
    `update audit_record set actor_name = 'somebody else' where tenant_id = $chain and seq = (select min(seq) from audit_record where tenant_id = $chain)`,
  )
  assert.deepEqual(broken, { seal: 1, problem: 'record_changed' })
})

test('a deleted record is found', async () => {
  const broken = await brokenBy(
    `delete from audit_record where tenant_id = $chain and seq = (select max(seq) from audit_record where tenant_id = $chain)`,
  )
  assert.equal(broken?.problem, 'record_missing')
})

test('a record slipped in afterwards is found', async () => {
  const broken = await brokenBy(
    `insert into audit_record (tenant_id, id, seq, kind, action, actor_name)
     select $chain, platform.uuidv7(), from_seq, 'change', 'test.slipped', '' from audit_seal s
      where tenant_id = $chain and number = 1 and not exists (select from audit_record r where r.tenant_id = $chain and r.seq = s.from_seq)`,
  )
  assert.deepEqual(broken, { seal: 1, problem: 'record_added' })
})

test('a changed seal is found', async () => {
  assert.deepEqual(
    await brokenBy(`update audit_seal set records = records + 1 where tenant_id = $chain and number = 2`),
    { seal: 2, problem: 'seal_changed' },
  )
  assert.deepEqual(
    await brokenBy(
      `update audit_seal set mac = decode(repeat('00', 32), 'hex') where tenant_id = $chain and number = 2`,
    ),
    { seal: 2, problem: 'seal_forged' },
  )
  assert.deepEqual(
    await brokenBy(`update audit_seal set key_id = 'unknown' where tenant_id = $chain and number = 1`),
    { seal: 1, problem: 'key_unknown' },
  )
})

test('a seal taken out of the middle is found', async () => {
  assert.deepEqual(await brokenBy(`delete from audit_seal where tenant_id = $chain and number = 2`), {
    seal: 2,
    problem: 'seal_missing',
  })
  assert.deepEqual(await brokenBy(`delete from audit_seal where tenant_id = $chain and number = 1`), {
    seal: 1,
    problem: 'seal_missing',
  })
})

test('an end cut off shows in the head that was noted elsewhere, and in the records that no seal covers', async () => {
  const chain = await sealedChain()
  const { head } = await verify(chain)
  await owner.query(
    'delete from audit_seal where tenant_id = $1 and number = (select max(number) from audit_seal where tenant_id = $1)',
    [chain],
  )
  const verdict = await verify(chain)
  assert.notEqual(verdict.head, head)
  assert.ok(verdict.unsealed > 0)
})

test('a chain cut apart and joined again is found', async () => {
  const broken = await brokenBy(
    `update audit_seal set previous_hash = (select hash from audit_seal where tenant_id = $chain and number = 1) where tenant_id = $chain and number = 3`,
  )
  assert.deepEqual(broken, { seal: 3, problem: 'chain_broken' })
})

test('a whole seal rewritten by someone without the key is found', async () => {
  const broken = await brokenBy(
    `update audit_seal set hash = decode(repeat('11', 32), 'hex') where tenant_id = $chain and number = 3`,
  )
  assert.deepEqual(broken, { seal: 3, problem: 'seal_changed' })
})

test('no service role can update, delete or truncate records and seals', async () => {
  const roles = poolsOf(database)
  for (const [role, pool] of Object.entries(roles)) {
    for (const table of ['audit_record', 'audit_seal']) {
      for (const statement of [
        `update ${table} set tenant_id = tenant_id`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]) {
        await assert.rejects(pool.query(statement), { code: '42501' }, `${role}: ${statement}`)
      }
    }
  }
})

test('nothing is sealed past a transaction that is still open', async () => {
  const chain = newChain()
  const slow = await poolsOf(database).app.connect()
  try {
    await slow.query(`begin; select set_config('tamga.tenant', '${chain}', true)`)
    await slow.query(
      `insert into audit_record (id, kind, action, actor_name) values (platform.uuidv7(), 'change', 'test.late', '')`,
    )
    await write(chain, 2)
    for (let round = 0; round < 5; round++) await sealer.sealNoted()
    assert.deepEqual(await verify(chain), {
      ok: true,
      seals: 0,
      records: 0,
      unsealed: 2,
      head: null,
      broken_at: null,
    })
    await slow.query('commit')
  } finally {
    slow.release()
  }
  sealer.note(chain)
  const verdict = await sealed(chain)
  assert.deepEqual([verdict.ok, verdict.records], [true, 3])
})

test('a transaction that was open alone, with no other finished behind it, is waited for too', async () => {
  const chain = newChain()
  const slow = await poolsOf(database).app.connect()
  try {
    await slow.query(`begin; select set_config('tamga.tenant', '${chain}', true)`)
    await slow.query(
      `insert into audit_record (id, kind, action, actor_name) values (platform.uuidv7(), 'change', 'test.first', '')`,
    )
    sealer.note(chain)
    for (let round = 0; round < 5; round++) await sealer.sealNoted()
    await slow.query(
      `insert into audit_record (id, kind, action, actor_name) values (platform.uuidv7(), 'change', 'test.second', '')`,
    )
    sealer.note(chain)
    for (let round = 0; round < 5; round++) await sealer.sealNoted()
    await slow.query('commit')
  } finally {
    slow.release()
  }
  const verdict = await sealed(chain)
  assert.deepEqual([verdict.ok, verdict.records], [true, 2])
})

test('two processes that seal at once make one chain', async () => {
  const other = await world.another()
  const chain = newChain()
  for (let round = 0; round < 10; round++) {
    await write(chain, 3)
    other.platform.services.sealer.note(chain)
    await Promise.all([sealer.sealNoted(), other.platform.services.sealer.sealNoted(), sealer.sealNoted()])
  }
  const verdict = await sealed(chain)
  assert.deepEqual([verdict.ok, verdict.records, verdict.unsealed], [true, 30, 0])
})

test('the chain of the platform is sealed like any other', async () => {
  await write(PLATFORM_CHAIN)
  const verdict = await sealed(PLATFORM_CHAIN)
  assert.equal(verdict.ok, true)
  assert.ok(verdict.records > 0)
})

test('a record written while its tenant is being sealed is sealed in a later round', async () => {
  const chain = newChain()
  for (let round = 0; round < 10; round++) {
    await write(chain)
    await Promise.all([sealer.sealNoted(), write(chain)])
  }
  const verdict = await sealed(chain)
  assert.deepEqual([verdict.ok, verdict.records], [true, 20])
})
