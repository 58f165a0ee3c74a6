// Proves that the database can be restored: dumps it (or takes a dump that is given), restores it into a scratch database beside it,
// compares the rows of every table, verifies the audit chains of the copy, and drops it again. The database in use is only read.
//
//   node deploy/rehearse-restore.mjs [--dump FILE]
//
// Needs pg_dump and pg_restore of the server's version (or PG_BIN, their folder), the settings of the server in the environment, and a
// role that reads every row and makes databases: superuser, or BYPASSRLS and CREATEDB. Its address is in REHEARSAL_DATABASE_URL or in
// the file REHEARSAL_DATABASE_URL_FILE; without them that of the server is used.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const MAIN = fileURLToPath(new URL('../distributions/sign-in/main.ts', import.meta.url))
const { env } = process

const given = name => env[name] || (env[`${name}_FILE`] && readFileSync(env[`${name}_FILE`], 'utf8').trim())

const inDatabase = (address, name) => {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

const connect = async connectionString => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

const program = name => (env.PG_BIN ? join(env.PG_BIN, name) : name)

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`

const countRows = async client => {
  const counts = {}
  for (const { name } of (await client.query(TABLES)).rows)
    counts[name] = Number((await client.query(`select count(*) as rows from ${name}`)).rows[0].rows)
  return counts
}

/** The rows that the dump holds: both look at the same snapshot, however much is written meanwhile. */
const dump = async (address, file) => {
  const client = await connect(address)
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select pg_export_snapshot() as snapshot')
    execFileSync(program('pg_dump'), [
      '--format=custom',
      `--snapshot=${rows[0].snapshot}`,
      `--file=${file}`,
      address,
    ])
    return await countRows(client)
  } finally {
    await client.end()
  }
}

/** The service itself looks at the copy: it migrates it when the dump is older, and recomputes every chain. */
const verifyChains = address => {
  const server = given('DIRECT_DATABASE_URL') ?? given('DATABASE_URL') ?? address
  const {
    DATABASE_URL_FILE: _one,
    DIRECT_DATABASE_URL: _two,
    DIRECT_DATABASE_URL_FILE: _three,
    ...settings
  } = env
  const name = new URL(address).pathname.slice(1)
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'audit', 'verify', '--json'], {
    encoding: 'utf8',
    env: { ...settings, DATABASE_URL: inDatabase(server, name) },
  })
  if (status !== 0) throw new Error(`the audit chains of the copy are not whole:\n${stdout}${stderr}`)
  return JSON.parse(stdout).chains
}

const differences = (before, after) =>
  Object.keys(before)
    .filter(name => before[name] !== after[name])
    .map(name => `${name}: ${before[name]} rows, restored ${after[name] ?? 'no such table'}`)

const rehearse = async ({ address, scratch, folder }) => {
  const option = process.argv.indexOf('--dump')
  const file = option === -1 ? join(folder, 'dump') : process.argv[option + 1]
  const before = option === -1 ? await dump(address, file) : null
  execFileSync(program('pg_restore'), ['--exit-on-error', `--dbname=${scratch}`, file])
  const copy = await connect(scratch)
  const after = await countRows(copy).finally(() => copy.end())
  const lost = before ? differences(before, after) : []
  if (lost.length > 0) throw new Error(`the copy differs:\n  ${lost.join('\n  ')}`)
  const rows = Object.values(after).reduce((sum, count) => sum + count, 0)
  const chains = verifyChains(scratch)
  return {
    ok: true,
    tables: Object.keys(after).length,
    rows,
    compared: before !== null,
    chains: chains.length,
  }
}

const main = async () => {
  const started = Date.now()
  const address = given('REHEARSAL_DATABASE_URL') ?? given('DIRECT_DATABASE_URL') ?? given('DATABASE_URL')
  if (!address) throw new Error('REHEARSAL_DATABASE_URL or DATABASE_URL is not set')
  const name = `rehearsal_${randomBytes(6).toString('hex')}`
  const folder = mkdtempSync(join(tmpdir(), 'tamga-rehearsal-'))
  const server = await connect(address)
  try {
    await server.query(`create database ${name} template template0`)
    const told = await rehearse({ address, scratch: inDatabase(address, name), folder })
    console.log(JSON.stringify({ ...told, seconds: (Date.now() - started) / 1000 }))
  } finally {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main().catch(error => {
  console.error(`The rehearsal failed: ${error.message}`)
  process.exitCode = 1
})
