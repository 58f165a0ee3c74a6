import type { Kysely } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isUuid } from '../crypto/uuid.ts'
import { kyselyOver } from './connection.ts'

declare const tenantBrand: unique symbol
declare const platformBrand: unique symbol

/** A transaction that sees one tenant. Store functions take nothing else, so a plain connection is a compile error. */
export type TenantTx = Kysely<object> & { readonly [tenantBrand]: true; readonly tenantId: string }

/** A transaction of the platform role: people, credentials, sessions and the list of tenants, nothing of a tenant's own. */
export type PlatformTx = Kysely<object> & { readonly [platformBrand]: true }

const STATEMENT_TIMEOUT = '15s'
const LOCK_TIMEOUT = '5s'

/** Begins, sets the tenant and the timeouts in one round trip: all three are local to the transaction. */
export async function runInTenant<T>(
  pool: Pool,
  tenantId: string,
  work: (tx: TenantTx) => Promise<T>,
): Promise<T> {
  // The id goes into a text of several statements, which takes no parameters.
  if (!isUuid(tenantId)) throw new Error('inTenant needs a tenant id')
  return runTransaction(pool, `set_config('tamga.tenant', '${tenantId}', true)`, client =>
    work(Object.assign(kyselyOver(client), { tenantId }) as TenantTx),
  )
}

export async function runInPlatform<T>(pool: Pool, work: (tx: PlatformTx) => Promise<T>): Promise<T> {
  return runTransaction(pool, `set_config('tamga.tenant', '', true)`, client =>
    work(kyselyOver(client) as PlatformTx),
  )
}

async function runTransaction<T>(
  pool: Pool,
  setup: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // Not waited for: the first statement of the work travels with it. Should the settings fail, the transaction is begun and
    // aborted, and PostgreSQL refuses whatever comes behind.
    const begun = client.query(
      `begin; select ${setup}, set_config('statement_timeout', '${STATEMENT_TIMEOUT}', true), set_config('lock_timeout', '${LOCK_TIMEOUT}', true)`,
    )
    // Waits for both in any case: the connection must not be released while the work still uses it.
    const [start, outcome] = await Promise.allSettled([begun, work(client)])
    if (start.status === 'rejected') throw start.reason
    if (outcome.status === 'rejected') throw outcome.reason
    await client.query('commit')
    return outcome.value
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    // A connection that failed to roll back is closed instead of reused.
    client.release(broken)
  }
}
