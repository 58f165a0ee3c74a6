import assert from 'node:assert/strict'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import {
  createMigratedDatabase,
  makeOpenFolder,
  pg,
  removeFolder,
  runTamga,
  startTestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

const folder = await makeOpenFolder('tamga-copy-')
after(() => removeFolder(folder))
const common = { DATA_DIR: folder, SSO_SECRET_KEY: `${'k'.repeat(43)}=` }
const from = { ...common, DATABASE_URL: await createMigratedDatabase({ after }, signIn) }
const to = { ...common, DATABASE_URL: await createMigratedDatabase({ after }, signIn) }

async function ask(databaseUrl: string, statement: string, values: unknown[] = []) {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  return (await owner.query(statement, values).finally(() => owner.end())).rows
}

/** What opens a door for a moment, or would be sent twice. */
const STAYS = new Set(['session', 'waiting_sign_in', 'shell_handoff', 'mail_message'])

const TENANT_TABLES = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`

/** Every row of an organisation, table by table, as PostgreSQL writes it. */
async function rowsOf(databaseUrl: string, tenantId: string): Promise<Map<string, string[]>> {
  const tables = (await ask(databaseUrl, TENANT_TABLES)).map(({ name }) => name as string)
  const found = new Map<string, string[]>()
  for (const name of tables.filter(each => !STAYS.has(each))) {
    const rows = await ask(
      databaseUrl,
      `select t::text as row from ${name} t where tenant_id = $1 order by 1`,
      [tenantId],
    )
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  const people = `select person_id from membership where tenant_id = '${tenantId}'`
  for (const name of ['credential', 'totp', 'recovery_code', 'passkey', 'national_identity'])
    found.set(
      name,
      (
        await ask(
          databaseUrl,
          `select t::text as row from ${name} t where person_id in (${people}) order by 1`,
        )
      ).map(({ row }) => row),
    )
  return found
}

const run = async (args: string[], env: Record<string, string>) => {
  const { code, stdout, stderr } = await runTamga([...args, '--json'], env)
  assert.equal(code, 0, stderr)
  return JSON.parse(stdout)
}

const made = await run(['demo'], from)
const slugs: string[] = made.tenants.map(({ tenant }: { tenant: { slug: string } }) => tenant.slug)
const idOf = async (slug: string, databaseUrl = from.DATABASE_URL) =>
  (await ask(databaseUrl, 'select id from tenant where slug = $1', [slug]))[0]?.id as string
const fileOf = (slug: string) => join(folder, `${slug}.jsonl.gz`)

/** A refusal says so in a sentence, and leaves no row behind. */
async function refused(file: string, expected: RegExp): Promise<void> {
  const counted = 'select (select count(*) from tenant) as tenants, (select count(*) from person) as people'
  const before = await ask(to.DATABASE_URL, counted)
  const { code, stderr } = await runTamga(['tenant', 'restore', file], to)
  assert.equal(code, 1)
  assert.match(stderr, expected)
  assert.doesNotMatch(stderr, /^\s+at /m)
  assert.deepEqual(await ask(to.DATABASE_URL, counted), before)
}

test('an organisation is exported once and arrives in an empty installation, row by row', async () => {
  const [slug] = slugs as [string]
  const id = await idOf(slug)
  const told = await run(['tenant', 'export', fileOf(slug), '--tenant', slug], from)
  assert.equal((await stat(fileOf(slug))).mode & 0o077, 0)
  const again = await runTamga(['tenant', 'export', fileOf(slug), '--tenant', slug], from)
  assert.match(again.stderr, /exists already/)
  const written = await run(['tenant', 'restore', fileOf(slug)], to)
  assert.equal(written.rows, told.rows)
  assert.deepEqual([written.unopened, written.people.present], [0, 0])
  const [before, behind] = [await rowsOf(from.DATABASE_URL, id), await rowsOf(to.DATABASE_URL, id)]
  const isOfCopy = (row: string) => /tenant\.(?:exported|restored)/.test(row)
  // What was not sealed yet when the copy was made is sealed where it arrived.
  const copied = gunzipSync(await readFile(fileOf(slug))).toString()
  const seals = copied.split('\n').filter(line => line.startsWith('{"table":"audit_seal",')).length
  for (const table of [before, behind]) table.set('audit_seal', table.get('audit_seal')!.slice(0, seals))
  for (const [table, rows] of before)
    assert.deepEqual(
      behind.get(table)!.filter(row => !isOfCopy(row)),
      rows.filter(row => !isOfCopy(row)),
      table,
    )
  const filled = [...before].filter(([, rows]) => rows.length > 0).map(([table]) => table)
  assert.ok(filled.length >= 30, `rows in ${filled.length} tables`)
  assert.deepEqual(await ask(to.DATABASE_URL, 'select count(*)::int as count from session'), [{ count: 0 }])
})

test('what is broken, foreign or there already is refused whole', async () => {
  const [first, second] = slugs as [string, string]
  await refused(fileOf(first), /already an organisation/)
  await run(['tenant', 'export', fileOf(second), '--tenant', second], from)
  const lines = gunzipSync(await readFile(fileOf(second)))
    .toString()
    .trimEnd()
    .split('\n')
  const file = join(folder, 'changed.jsonl')
  const write = (changed: readonly string[]) => writeFile(file, `${changed.join('\n')}\n`)
  await write(lines.slice(0, -5))
  await refused(file, /not whole/)
  const member = lines.findIndex(line => line.startsWith('{"table":"membership",'))
  await write([
    ...lines.toSpliced(member, 1).slice(0, -1),
    JSON.stringify({ type: 'end', rows: lines.length - 3 }),
  ])
  await refused(file, /name others that are not in it/)
  await write([lines[0]!.replace(/"schema":"\w/, '"schema":"x'), ...lines.slice(1)])
  await refused(file, /another version/)
  await refused(join(folder, 'none'), /no file/)

  // Whatever a file says: nobody becomes an operator, and no row belongs to another organisation.
  const strange = '01900000-0000-7000-8000-00000000000f'
  await write(
    lines.map(line =>
      line
        .replaceAll('"is_operator":"false"', '"is_operator":"true"')
        .replace(/^(\{"table":"role",.*"tenant_id":")[^"]+/, `$1${strange}`),
    ),
  )
  const { people } = await run(['tenant', 'restore', file], to)
  assert.ok(people.present > 0, 'the administrator of all three is here already')
  assert.deepEqual(
    await ask(to.DATABASE_URL, 'select count(*)::int as count from person where is_operator'),
    [{ count: 0 }],
  )
  assert.deepEqual(await ask(to.DATABASE_URL, 'select 1 from role where tenant_id = $1', [strange]), [])
})

test('after a deletion it comes back; people sign in, and the audit chain goes on', async t => {
  const [, second] = slugs as [string, string]
  // As the deletion by an operator does at its end: what refers to the organisation goes, audit records stay.
  await ask(to.DATABASE_URL, 'delete from tenant where slug = $1', [second])
  await run(['tenant', 'restore', fileOf(second)], to)
  const { tenants, password } = made
  const world = await startTestPlatform(t, {
    distribution: signIn,
    databaseUrl: to.DATABASE_URL,
    bootstrap: false,
    settings: { SSO_SECRET_KEY: common.SSO_SECRET_KEY },
  })
  const client = world.stranger
  await client.signIn(tenants[1].administrator.email, password, second)
  const verdict = (await client.get('/audit/verify')).body
  assert.equal(verdict.ok, true, JSON.stringify(verdict))
  const { items } = (await client.get('/audit?limit=50')).body
  assert.ok(items.some(({ action }: { action: string }) => action === 'tenant.restored'))
  assert.ok((await client.get('/organisation/members')).body.items.length > 10)
})
