import pg from 'pg'
import { databaseAddresses } from '../../kernel/database/database.ts'
import { connectionBudget } from '../../kernel/database/pools.ts'
import type { ModuleRegistry } from '../../kernel/module/registry.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { databaseFault } from '../explain-error.ts'
import { type Finding, fail, messageOf, ok, warn } from './finding.ts'
import { checkIsolation } from './isolation.ts'
import { checkMigrations } from './migrations.ts'
import { checkRoles } from './roles.ts'
import { checkRunning } from './running.ts'
import { type CountSealed, checkSealedValues } from './sealed-values.ts'

const OLDEST = 150_000
const CONNECT_MS = 5000
const SKEW_WARN_MS = 1000
const SKEW_FAIL_MS = 30_000

/** Begins with the owner's connection: the other checks need it. */
export async function checkDatabase(
  settings: Settings,
  modules: ModuleRegistry,
  ownerUrl: string,
): Promise<Finding[]> {
  const addresses = databaseAddresses(settings, ownerUrl)
  const client = new pg.Client({ connectionString: addresses.direct, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    return [
      fail(
        'database',
        databaseFault(error) ?? messageOf(error),
        'Check DATABASE_URL and that PostgreSQL runs.',
      ),
    ]
  }
  try {
    const migrations = await checkMigrations(client, modules)
    return [
      ...(await checkServer(client)),
      await checkConnections(client, settings),
      migrations,
      ...(migrations.status === 'ok'
        ? [
            ...(await checkRoles(addresses)),
            await checkIsolation(client),
            await checkSealedValues(settings, modules, countSealedAt(addresses.platform)),
            ...(await checkRunning(settings, addresses)),
          ]
        : []),
      await checkClock(client),
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function checkServer(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ number: number; version: string; icu: boolean }>(`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
           exists (select from pg_collation where collprovider = 'i') as icu`)
  const { number, version, icu } = rows[0]!
  if (number < OLDEST)
    return [fail('database', `PostgreSQL ${version}`, 'Tamga needs PostgreSQL 15 or newer.')]
  return [
    ok('database', `PostgreSQL ${version}`),
    ...(icu
      ? []
      : [
          fail(
            'database',
            'PostgreSQL was built without ICU',
            'Use a build with ICU: names are sorted by it.',
          ),
        ]),
  ]
}

/** Whether the server has connections for all processes of this machine; those of other machines are not known here. */
async function checkConnections(client: pg.Client, settings: Settings): Promise<Finding> {
  const { rows } = await client.query<{ most: number }>(`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`)
  const { most } = rows[0]!
  const wanted = connectionBudget(settings.DATABASE_POOL) * settings.WEB_CONCURRENCY
  const detail = `up to ${wanted} of the ${most} that the server has`
  if (wanted <= most) return ok('connections', detail)
  return warn(
    'connections',
    detail,
    'Raise max_connections, put PgBouncer in between, or lower DATABASE_POOL or WEB_CONCURRENCY.',
  )
}

/** Half of the round trip is taken off, so that a slow network is not mistaken for a wrong clock. */
async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const after = Date.now()
  const skew = Math.abs(rows[0]!.now.getTime() - (before + after) / 2)
  const detail = `${Math.round(skew)} ms between this machine and the database`
  const advice = 'Let both follow a time server (NTP): links, sessions and codes expire by the clock.'
  if (skew > SKEW_FAIL_MS) return fail('clock', detail, advice)
  return skew > SKEW_WARN_MS ? warn('clock', detail, advice) : ok('clock', detail)
}

/** As the platform role, which sees the secrets of people: the owner is bound by row-level security like everybody. */
const countSealedAt =
  (connectionString: string): CountSealed =>
  async ({ table, column }, keyIds) => {
    const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: CONNECT_MS })
    pool.on('error', () => undefined)
    const [from, value] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)]
    try {
      // The key id stands in clear in bytes 2 to 9 of a sealed value.
      const { rows } = await pool.query<{ all: string; lost: string }>(
        `select count(*) as "all", count(*) filter (where encode(substr(${value}, 2, 8), 'hex') <> all ($1)) as lost
           from ${from} where ${value} is not null`,
        [keyIds],
      )
      return { all: Number(rows[0]!.all), lost: Number(rows[0]!.lost) }
    } finally {
      await pool.end().catch(() => undefined)
    }
  }
