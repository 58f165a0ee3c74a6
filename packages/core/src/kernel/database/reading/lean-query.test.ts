import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { createTestDatabase, pg } from '../../../testing/index.ts'
import { sendLean } from './lean-query.ts'

const QUERIES: readonly pg.QueryConfig[] = [
  { text: 'select 1 as one' },
  {
    text: `select $1::text as a, null as b, timestamptz '2026-01-02 03:04' as c, array[1, 2] as d, '{"x": 1}'::jsonb as e`,
    values: ['Ө'],
  },
  { text: 'select n from generate_series(1, $1) n', values: [3] },
  { text: 'select n from generate_series(1, $1) n', values: [0] },
  { text: 'select from generate_series(1, 2)' },
  { text: 'select 1 as same, 2 as same' },
  { text: 'create temporary table t (n int)' },
  { text: 'insert into t select generate_series(1, $1)', values: [4] },
  { name: 'prepared', text: 'select $1::int + 1 as next', values: [1] },
  { name: 'prepared', text: 'select $1::int + 1 as next', values: [2] },
  { text: 'select 1 as a; select 2 as b' },
  { text: '' },
]

const url = await createTestDatabase({ after })

async function connect(t: TestContext): Promise<pg.PoolClient> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const client = await pool.connect()
  t.after(async () => {
    client.release(true)
    await pool.end()
  })
  return client
}

test('a lean query answers what a query of pg does', async t => {
  const [plain, lean] = [await connect(t), await connect(t)]
  sendLean(lean)
  const answersOf = async (client: pg.PoolClient, query: pg.QueryConfig) =>
    [await client.query(query)].flat().map(({ rows, rowCount, command, fields }) => {
      const described = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
      return { rows, rowCount, command, fields: described }
    })
  for (const query of QUERIES)
    assert.deepEqual(await answersOf(lean, query), await answersOf(plain, query), query.text)
})

test('a lean query that fails tells why, from where it was sent, and one that lasts is given up', async t => {
  const client = await connect(t)
  sendLean(client)
  const fail = (query: pg.QueryConfig & { query_timeout?: number }) =>
    client.query(query).then(
      () => assert.fail('it did not fail'),
      (reason: Error) => reason,
    )
  const error = await fail({ text: 'select 1 / $1::int', values: [0] })
  assert.ok(error instanceof pg.DatabaseError)
  assert.equal(error.code, '22012')
  assert.match(error.stack ?? '', /lean-query\.test\.ts/)
  assert.deepEqual((await client.query({ text: 'select 1 as one', values: [] })).rows, [{ one: 1 }])
  const late = await fail({ text: 'select pg_sleep(5)', values: [], query_timeout: 50 })
  assert.match(late.message, /timeout/)
})

test('a pool whose connections send lean queries answers as before', async t => {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('connect', sendLean)
  t.after(() => pool.end())
  assert.deepEqual((await pool.query({ text: 'select $1::int as n', values: [7] })).rows, [{ n: 7 }])
  await assert.rejects(pool.query({ text: 'select nothing', values: [] }), /does not exist/)
  assert.deepEqual((await pool.query('select $1::int as n', [8])).rows, [{ n: 8 }])
})
