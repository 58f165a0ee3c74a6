import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import {
  CompiledQuery,
  createClient,
  createLog,
  databaseAddresses,
  givenMember,
  givenTenant,
  openDatabase,
  pg,
  poolsOf,
} from '@tamga/core/testing'
import type { Ground } from './suite.ts'

/** What a tenant in use is sure to have rows in. */
const WITH_ROWS = [
  'membership',
  'role',
  'role_permission',
  'membership_role',
  'role_grant_period',
  'app_installation',
  'session',
  'session_event',
  'audit_record',
  'audit_seal',
]

type Tenants = { own: string; other: string; tables: string[] }

/** Refused by a grant or by a policy: PostgreSQL has one code for both. */
const REFUSED = '42501'

/** Row-level security and roles, tried with statements that the product itself would never send. */
export function isolationTests(ground: Ground): void {
  const tenants = {} as Tenants
  before(async () => Object.assign(tenants, await prepareTenants(ground)))
  const inOwn = (text: string, values: unknown[] = []) =>
    ground.world.platform.services.database.inTenant(tenants.own, tx =>
      tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)),
    )

  test('with no tenant set every tenant table is empty and refuses rows', async () => {
    const { app } = poolsOf(ground.world.platform.services.database)
    for (const table of tenants.tables) {
      const { rows } = await app.query(`select count(*) from ${table}`)
      assert.equal(rows[0].count, 0, table)
      await assert.rejects(
        app.query(`insert into ${table} (tenant_id) values ($1)`, [tenants.own]),
        { code: REFUSED },
        table,
      )
    }
  })

  test('a transaction in one tenant sees, changes and removes nothing of another', async () => {
    const before = await countRows(ground, tenants)
    for (const table of WITH_ROWS) assert.ok(before[table], `${table} has rows to protect`)
    for (const table of tenants.tables) {
      const theirs = await inOwn(`select 1 from ${table} where tenant_id = $1`, [tenants.other])
      assert.equal(theirs.rows.length, 0, table)
      await changesNothing(
        inOwn(`update ${table} set tenant_id = tenant_id where tenant_id = $1`, [tenants.other]),
        table,
      )
      await changesNothing(inOwn(`delete from ${table} where tenant_id = $1`, [tenants.other]), table)
      await changesNothing(inOwn(`delete from ${table} where tenant_id <> platform.tenant_id()`), table)
    }
    assert.deepEqual(await countRows(ground, tenants), before)
  })

  test('a transaction in one tenant can neither write into another nor give its own rows away', async () => {
    for (const table of tenants.tables) {
      await assert.rejects(
        inOwn(`insert into ${table} (tenant_id) values ($1)`, [tenants.other]),
        { code: REFUSED },
        table,
      )
    }
    await assert.rejects(inOwn('update role set tenant_id = $1', [tenants.other]), { code: REFUSED })
    await assert.rejects(inOwn('truncate role cascade'), { code: REFUSED })
  })

  test('a foreign key answers the same for another tenant’s row as for one that does not exist', async () => {
    const role = await ownerValue(ground, 'select id from role where tenant_id = $1 limit 1', [tenants.other])
    const person = await ownerValue(ground, 'select person_id from membership where tenant_id = $1 limit 1', [
      tenants.own,
    ])
    const grant = (id: string) =>
      inOwn('insert into membership_role (person_id, role_id) values ($1, $2)', [person, id]).then(
        () => 'done',
        (error: pg.DatabaseError) => `${error.code} ${error.message} ${error.detail}`.replaceAll(id, 'ID'),
      )
    assert.equal(await grant(role), await grant(randomUUID()))
  })

  test('a key that another tenant uses is free here', async () => {
    const role = await ownerValue(ground, `select id from role where tenant_id = $1 and key = 'user'`, [
      tenants.other,
    ])
    const made = await inOwn(
      `insert into role (id, key, name) values ($1, 'theirs', 'x') returning tenant_id`,
      [role],
    )
    assert.deepEqual(made.rows, [{ tenant_id: tenants.own }])
  })

  test('each role is refused what is not its own', async () => {
    const { app, platform, jobs } = poolsOf(ground.world.platform.services.database)
    for (const table of [
      'person',
      'credential',
      'one_time_link',
      'shell_handoff',
      'login_failure',
      'platform_setting',
      'oidc_process_key',
      'oidc_signing_key',
      'oidc_token',
      'jobs.job',
      'platform.migration',
    ]) {
      await assert.rejects(app.query(`select 1 from ${table}`), { code: REFUSED }, table)
    }
    for (const table of ['role', 'role_permission', 'audit_record', 'audit_seal', 'jobs.job']) {
      await assert.rejects(platform.query(`select 1 from ${table}`), { code: REFUSED }, table)
    }
    await assert.rejects(platform.query('update app_installation set active = true'), { code: REFUSED })
    for (const table of ['person', 'tenant', 'session', 'membership', 'audit_record']) {
      await assert.rejects(jobs.query(`select 1 from ${table}`), { code: REFUSED }, table)
    }
    for (const pool of [app, platform, jobs]) {
      await assert.rejects(pool.query('create table intruder (x int)'), { code: REFUSED })
      await assert.rejects(pool.query(`select platform.protect('role')`), { code: REFUSED })
    }
  })

  test('records of the past can be added to and never changed', async () => {
    const { app, platform } = poolsOf(ground.world.platform.services.database)
    for (const pool of [app, platform])
      for (const table of ['audit_record', 'audit_seal', 'session_event'])
        for (const statement of [
          `update ${table} set tenant_id = tenant_id`,
          `delete from ${table}`,
          `truncate ${table}`,
        ])
          await assert.rejects(pool.query(statement), { code: REFUSED }, statement)
  })

  test('people of several tenants who ask at the same moment are each told their own', async () => {
    const { origin, platform } = ground.world
    const asking = await Promise.all(
      [tenants.own, tenants.other].map(async (id, index) => {
        const person = await givenMember(
          platform.ctx,
          { id },
          { email: `crowd-${index}@other.example`, roles: ['admin'] },
        )
        const client = createClient(origin)
        await client.signIn(person.email, person.password)
        return { id, email: person.email, client }
      }),
    )
    const ask = async (round: number): Promise<void> => {
      const { id, email, client } = asking[round % 2]!
      const { body } = await client.get('/me')
      assert.deepEqual([body.tenant.id, body.user.email], [id, email])
      assert.deepEqual(
        body.tenants.map((tenant: { id: string }) => tenant.id),
        [id],
      )
      const members = (await client.get('/organisation/members?limit=200')).body.items
      const others = asking.filter(other => other.id !== id).map(other => other.email)
      assert.ok(!members.some((member: { email: string }) => others.includes(member.email)))
    }
    await sideBySide(100, ask)
  })

  test('the tenant of one transaction never reaches the next user of the connection', async t => {
    const { settings } = ground.world.platform.services
    const addresses = databaseAddresses(settings, ground.world.databaseUrl)
    const size = ground.backend.isPooled ? 5 : 1
    const database = await openDatabase(
      addresses,
      { ...settings, DATABASE_POOL: size },
      createLog({ level: 'error', format: 'json' }),
    )
    t.after(() => database.close())
    const look = async (round: number): Promise<void> => {
      if (round % 5 === 4) {
        const { rows } = await poolsOf(database).app.query('select count(*) from role')
        assert.equal(rows[0].count, 0, 'outside a transaction no tenant is set')
        return
      }
      const tenant = round % 2 === 0 ? tenants.own : tenants.other
      const work = database.inTenant(tenant, async tx => {
        const rows = await tx
          .withTables<{ role: { tenant_id: string } }>()
          .selectFrom('role')
          .select('tenant_id')
          .distinct()
          .execute()
        assert.deepEqual(rows, [{ tenant_id: tenant }])
        if (round % 7 === 0) throw new Error('the work failed')
      })
      await work.catch(error => assert.equal(error.message, 'the work failed'))
    }
    await sideBySide(200, look)
  })
}

async function prepareTenants(ground: Ground): Promise<Tenants> {
  const { platform, admin } = ground.world
  const { user, tenant } = (await admin.get('/me')).body
  const other = await givenTenant(platform.ctx, 'other-house', user)
  const guest = await givenMember(platform.ctx, other, { email: 'guest@other.example', roles: ['admin'] })
  const client = ground.world.stranger
  await client.signIn(guest.email, guest.password)
  await client.post('/auth/password/forgot', { email: guest.email })
  await client.post('/auth/logout')
  await client.signIn(guest.email, guest.password)
  await platform.services.sealer.sealNoted()
  await platform.services.sealer.sealNoted()
  const { rows } = await asOwner(
    ground,
    `select quote_ident(table_name) as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id' and table_name not in ('one_time_link', 'shell_handoff', 'waiting_sign_in') order by 1`,
  )
  return { own: tenant.id, other: other.id, tables: rows.map(row => row.name) }
}

async function countRows(ground: Ground, { other, tables }: Tenants): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    counts[table] = Number(
      await ownerValue(ground, `select count(*) from ${table} where tenant_id = $1`, [other]),
    )
  }
  return counts
}

async function changesNothing(attempt: Promise<{ numAffectedRows?: bigint }>, what: string): Promise<void> {
  const changed = await attempt.then(
    result => result.numAffectedRows,
    error => {
      assert.equal(error.code, REFUSED, `${what}: ${error.message}`)
      return 0n
    },
  )
  assert.equal(changed, 0n, what)
}

/** The owner of the embedded and of Debian's cluster is a superuser: it sees what is really there. */
async function asOwner(ground: Ground, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const owner = new pg.Client({
    connectionString: ground.world.platform.services.settings.DIRECT_DATABASE_URL,
  })
  await owner.connect()
  try {
    return await owner.query(text, values)
  } finally {
    await owner.end()
  }
}

async function ownerValue(ground: Ground, text: string, values: unknown[]): Promise<string> {
  const { rows } = await asOwner(ground, text, values)
  return String(Object.values(rows[0])[0])
}

/** Many at once, but not so many that the last one would wait longer for a connection than a request may. */
async function sideBySide(rounds: number, work: (round: number) => Promise<void>): Promise<void> {
  const lanes = 10
  const lane = async (first: number): Promise<void> => {
    for (let round = first; round < rounds; round += lanes) await work(round)
  }
  await Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)))
}
