import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import {
  collectModules,
  coreDistribution,
  createLog,
  createPlatform,
  migrateDatabase,
  pg,
  readInstallationSettings,
  serviceUrl,
} from '@tamga/core/testing'
import type { Backend } from './backends.ts'
import type { Ground } from './suite.ts'

type Test = { after(work: () => Promise<unknown>): void }

/** A role that could see past row-level security stops the start, whatever else is right. */
export function startRefusalTests(ground: Ground): void {
  let database: Backend
  before(async () => {
    database = await migrated(ground)
  })
  after(() => database.stop())

  test('the service refuses to start when its tenant role is a superuser', async () => {
    await assert.rejects(
      start(database, database.given),
      /row-level security would not hold[\s\S]*tamga_owner is or belongs to the superuser tamga_owner/,
    )
  })

  test('the service refuses to start when its tenant role may bypass row-level security, itself or through another', async t => {
    const bypass = await makeRole({ database, ground }, t, 'bypassrls')
    await assert.rejects(
      start(database, bypass.url),
      new RegExp(`${bypass.name} is or belongs to the BYPASSRLS role ${bypass.name}`),
    )
    const member = await makeRole({ database, ground }, t, `in role ${bypass.name}`)
    await assert.rejects(
      start(database, member.url),
      new RegExp(`${member.name} is or belongs to the BYPASSRLS role ${bypass.name}`),
    )
  })

  test('the service refuses to start when its tenant role owns a table', async t => {
    await asOwner(database, 'alter table role owner to tamga_app')
    t.after(() => asOwner(database, 'alter table role owner to tamga_owner'))
    await assert.rejects(start(database), /tamga_app owns or may act as the owner of table role/)
  })

  test('the service refuses to start when its platform or jobs role could see past row-level security', async () => {
    await assert.rejects(
      start(database, undefined, { PLATFORM_DATABASE_URL: database.given }),
      /superuser tamga_owner/,
    )
    await assert.rejects(
      start(database, undefined, { JOBS_DATABASE_URL: database.direct }),
      /superuser tamga_owner/,
    )
  })

  test('an address of the database without a password is told what to add', async () => {
    const url = new URL(ground.backend.given)
    url.password = ''
    const { settings } = readInstallationSettings(coreDistribution, { DATABASE_URL: url.href })
    await assert.rejects(
      createPlatform(coreDistribution, { settings, databaseUrl: url.href }),
      /DATABASE_URL has no password to derive the service roles from: add one, or set APP_DATABASE_URL/,
    )
  })
}

async function migrated(ground: Ground): Promise<Backend> {
  const database = await ground.backend.emptyDatabase()
  const { settings } = readInstallationSettings(coreDistribution, {
    DATABASE_URL: database.given,
    DIRECT_DATABASE_URL: database.direct,
  })
  await migrateDatabase(collectModules(coreDistribution), settings, database.given)
  return database
}

async function start(
  { given, direct }: Backend,
  app?: string,
  others: Record<string, string> = {},
): Promise<void> {
  const { settings } = readInstallationSettings(coreDistribution, {
    DATABASE_URL: given,
    DIRECT_DATABASE_URL: direct,
    APP_DATABASE_URL: app ?? serviceUrl(given, 'tamga_app'),
    PLATFORM_DATABASE_URL: serviceUrl(given, 'tamga_platform'),
    JOBS_DATABASE_URL: serviceUrl(direct, 'tamga_jobs'),
    ...others,
  })
  const log = createLog({ level: 'error', format: 'json', stream: process.stderr })
  const platform = await createPlatform(coreDistribution, { settings, databaseUrl: given, log })
  await platform.stop()
}

/** The pooler does not know this role, so it is tried straight at the server. */
async function makeRole(
  { database, ground }: { database: Backend; ground: Ground },
  t: Test,
  attributes: string,
): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(database, `create role ${name} login password '${name}' ${attributes}`)
  // By the cluster's own database: the one of the test may be gone by then.
  t.after(() => asOwner(ground.backend, `drop role ${name}`))
  const url = new URL(database.direct)
  url.username = name
  url.password = name
  return { name, url: url.href }
}

async function asOwner({ direct }: Backend, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: direct })
  await owner.connect()
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}
