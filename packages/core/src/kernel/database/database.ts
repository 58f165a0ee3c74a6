import type { Log } from '../log/log.ts'
import type { Settings } from '../settings/settings.ts'
import { createLookUps, type LookUps } from './look-ups.ts'
import { type Connections, connectionsOf, isPooled, openPools, type Pools } from './pools.ts'
import { type ReadLimits, runReadOnly } from './reading/read-only.ts'
import { createSendRepeatable } from './reading/repeatable.ts'
import { bypassesOf } from './roles/role-guard.ts'
import { serviceUrl } from './roles/roles.ts'
import { createRunStatement, type RunStatement } from './statements.ts'
import { type PlatformTx, runInPlatform, runInTenant, type TenantTx } from './transactions.ts'

export type Database = {
  /** Whether named prepared statements may be used on the hot paths. */
  prepare: boolean
  /** Reads one row on a hot path, together with whoever asks for others of its kind at the same time. */
  lookUp: LookUps
  /** How many connections each role has, and how many callers wait for one. */
  connections(): readonly Connections[]
  /** Whether the server answers this role. */
  ping(role: keyof Pools): Promise<unknown>
  /** Runs one statement of a store that needs no transaction of its own. */
  run: RunStatement
  inTenant<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T>
  inPlatform<T>(work: (tx: PlatformTx) => Promise<T>): Promise<T>
  /** Runs work that only reads, on a connection of the reports: one snapshot, a time limit of its own, ended by the signal. */
  readInTenant<T>(tenantId: string, limits: ReadLimits, work: (tx: TenantTx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Work goes through the entrances; the connections behind them are seen by tests of the roles alone. */
export type OpenedDatabase = Database & { readonly pools: Pools }

export type DatabaseAddresses = { owner: string; direct: string; app: string; platform: string; jobs: string }

/** Where each role connects: given one by one, or derived from DATABASE_URL; what a pooler cannot carry goes direct. */
export function databaseAddresses(settings: Settings, ownerUrl: string): DatabaseAddresses {
  const direct = settings.DIRECT_DATABASE_URL ?? ownerUrl
  return {
    owner: ownerUrl,
    direct,
    app: settings.APP_DATABASE_URL ?? serviceUrl(ownerUrl, 'tamga_app'),
    platform: settings.PLATFORM_DATABASE_URL ?? serviceUrl(ownerUrl, 'tamga_platform'),
    jobs: settings.JOBS_DATABASE_URL ?? serviceUrl(direct, 'tamga_jobs'),
  }
}

export async function openDatabase(
  addresses: DatabaseAddresses,
  settings: Settings,
  log: Log,
): Promise<OpenedDatabase> {
  const pools = openPools(addresses, settings.DATABASE_POOL, log)
  const close = async () => {
    await Promise.all(Object.values(pools).map(pool => pool.end()))
  }
  try {
    await refuseBypass(pools)
    const prepare =
      settings.DATABASE_PREPARE === 'auto' ? !(await isPooled(pools.app)) : settings.DATABASE_PREPARE === 'on'
    const send = createSendRepeatable(pools, { log })
    return {
      pools,
      prepare,
      lookUp: createLookUps(send, prepare),
      run: createRunStatement(pools, send, prepare),
      connections: () => connectionsOf(pools),
      ping: role => pools[role].query('select 1'),
      inTenant: (tenantId, work) => runInTenant(pools.app, tenantId, work),
      inPlatform: work => runInPlatform(pools.platform, work),
      readInTenant: (tenantId, limits, work) => runReadOnly(pools, { tenantId, ...limits }, work),
      close,
    }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

async function refuseBypass(pools: Pools): Promise<void> {
  const found = (await Promise.all([pools.app, pools.platform, pools.jobs].map(bypassesOf))).flat()
  if (found.length > 0) {
    throw new Error(
      `Tamga refuses to start, because row-level security would not hold:\n  ${found.join('\n  ')}`,
    )
  }
}
