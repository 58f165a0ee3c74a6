import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { BREACHES } from './breaches.ts'
import * as rules from './reading/rules.ts'
import { readSource, sourceFiles } from './source.ts'

/** Texts and generated types are read one entry at a time; tests may tell a long story. */
const product = sourceFiles().filter(({ path, isTest }) => !isTest && !/\/messages\/|\.d\.ts$/.test(path))

const RULES: Readonly<Record<keyof typeof BREACHES, () => string[]>> = {
  [`no folder has more than ${rules.MOST_FILES} files` as const]: rules.crowdedFolders,
  [`no function is longer than ${rules.MOST_LINES} lines` as const]: () => rules.longFunctions(product),
  [`no function takes more than ${rules.MOST_PARAMETERS} parameters` as const]: () =>
    rules.crowdedParameters(product),
  'no files import one another in a circle': () => rules.circles(product),
  'SQL is in stores': () => rules.sqlOutsideStores(product),
  'stores and endpoint tables open no transaction': () => rules.transactionsOutsideServices(product),
  'no screen imports another': () => rules.screensOfScreens(product),
  'nobody writes a foreign table, and what is read of one is declared': () => rules.foreignTables(product),
  'functions of the database write no foreign table, and what they read of one is declared': () =>
    rules.foreignTablesOfFunctions(),
  'migrations write no rows of a foreign table': () => rules.foreignWritesOfMigrations(),
}

for (const [rule, find] of Object.entries(RULES)) {
  const allowed = BREACHES[rule as keyof typeof BREACHES]
  test(rule, () => {
    const found = [...new Set(find())].sort()
    assert.deepEqual(
      found.filter(place => !Object.hasOwn(allowed, place)),
      [],
      'new breaches',
    )
    assert.deepEqual(
      Object.keys(allowed).filter(place => !found.includes(place)),
      [],
      'breaches that are gone: take them off the list',
    )
  })
}

test('a manifest declares no foreign table that its module does not read', () => {
  assert.deepEqual(rules.idleReads(product), [])
})

describe('the rules see what they are about', () => {
  const at = (path: string, text: string) => [readSource(path, text)]
  const service = 'packages/core/src/modules/access/service.ts'
  const store = 'packages/core/src/modules/access/store.ts'

  test('a query in a service, built or written', () => {
    for (const text of [
      "export const read = tx => tx.selectFrom('role')",
      'export const read = tx => sql`select 1`.execute(tx)',
      "export const TEXT = 'select id from role'",
      'export const TEXT = `with a as (select 1) select * from a`',
      "export const TEXT = '/* reads all: by meaning */ select * from session'",
      'export const TEXT = `-- a reason\nselect * from session`',
      "export const TEXT = '(select 1 from session) union (select 2)'",
      "export const TEXT = 'truncate session'",
      "export const TEXT = 'merge into session using role on true when matched then delete'",
      "export const TEXT = 'call jobs.tidy()'",
      "export const read = tx => tx.selectFrom('role').rightJoin('session')",
    ])
      assert.deepEqual(rules.sqlOutsideStores(at(service, text)), [service], text)
    assert.deepEqual(rules.sqlOutsideStores(at(service, "export const word = 'selected'")), [])
    assert.deepEqual(rules.sqlOutsideStores(at(store, "export const read = tx => tx.selectFrom('role')")), [])
  })

  test('a transaction opened in a store', () => {
    assert.deepEqual(
      rules.transactionsOutsideServices(at(store, 'export const f = ctx => inTenant(ctx, g)')),
      [store],
    )
    assert.deepEqual(
      rules.transactionsOutsideServices(at(service, 'export const f = ctx => inTenant(ctx, g)')),
      [],
    )
  })

  test('a foreign table that is written or read', () => {
    const writes = rules.foreignTables(at(store, "export const f = tx => tx.updateTable('session').set({})"))
    assert.deepEqual(writes, ['write session packages/core/src/modules/access'])
    const deletes = rules.foreignTables(at(store, 'export const f = sql`delete from session where id = 1`'))
    assert.deepEqual(deletes, ['write session packages/core/src/modules/access'])
    const read = ['read session packages/core/src/modules/access']
    for (const text of [
      "export const f = 'select 1 from role join session on true'",
      'export const f = sql`select 1 from role r, session s where true`',
      'export const f = sql`delete from role r using session s where true`',
      "export const f = tx => tx.deleteFrom('role').using('session')",
      "export const PART = 'left join session s on s.id = r.id'",
      "export const f = '/* reads all: by meaning */ select 1 from session'",
      'export const f = sql`select 1 from role where exists (select from session)`',
    ])
      assert.deepEqual(rules.foreignTables(at(store, text)), read, text)
    for (const text of [
      'export const f = sql`select extract(epoch from session) from role`',
      'export const f = sql`select 1 from role where a is distinct from session for update of session`',
      'export const f = sql`select 1 from role -- from session`',
      "export const f = sql`select 'from session' from role order by 1, session`",
    ])
      assert.deepEqual(rules.foreignTables(at(store, text)), [], text)
  })

  test('a function of the database that uses a foreign table, until it is dropped, and a migration that writes one', () => {
    const made = (folder: string, file: string, text: string) => ({
      path: `packages/core/src/modules/${folder}/migrations/${file}.sql`,
      text,
    })
    const tables = made('identity', '0001_create', 'create table session (id uuid)')
    const body = 'create function platform.end_all() returns void language sql as $$ delete from session $$;'
    const writes = made('access', '0001_create', body)
    assert.deepEqual(rules.foreignTablesOfFunctions([tables, writes]), ['write session platform.end_all'])
    const dropped = made('access', '0002_drop', 'drop function platform.end_all()')
    assert.deepEqual(rules.foreignTablesOfFunctions([tables, dropped, writes]), [])
    const reads = made('access', '0003_look', body.replace('delete from', 'select from'))
    assert.deepEqual(rules.foreignTablesOfFunctions([tables, reads]), ['read session platform.end_all'])
    assert.deepEqual(rules.foreignWritesOfMigrations([tables, writes]), [])
    const rows = made('access', '0004_rows', 'update session set id = id; insert into role (key) values (1);')
    assert.deepEqual(rules.foreignWritesOfMigrations([tables, rows]), [`session ${rows.path}`])
  })

  test('long functions, many parameters and circles of types, in .tsx too', () => {
    const body = 'x()\n'.repeat(rules.MOST_LINES)
    const [file] = at('shells/web/src/a.tsx', `export function Long(a, b, c, d) {\n${body}return <p/> }`)
    assert.deepEqual(rules.longFunctions([file!]), ['shells/web/src/a.tsx Long'])
    assert.deepEqual(rules.crowdedParameters([file!]), ['shells/web/src/a.tsx Long'])
    const spread = at('shells/web/src/b.ts', 'export const spread = (a, ...[b, c, d]: Three) => a')
    assert.deepEqual(rules.crowdedParameters(spread), ['shells/web/src/b.ts spread'])
    const one = readSource('shells/web/src/one.ts', "import type { B } from './two.ts'\nexport type A = B")
    const two = readSource('shells/web/src/two.ts', "import type { A } from './one.ts'\nexport type B = A")
    assert.deepEqual(rules.circles([one, two]), ['shells/web/src/one.ts shells/web/src/two.ts'])
  })

  test('a screen that imports another', () => {
    const [file] = at('shells/web/src/screens/audit/a.ts', "import { b } from '../people/b.ts'\nb()")
    assert.equal(rules.screensOfScreens([file!]).length, 1)
  })
})
