import type { Kysely } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isUuid } from '../crypto/uuid.ts'
import { DeadlineError, timeLeft } from '../telemetry/request-scope.ts'
import { kyselyOver } from './connection.ts'
import { toldOfCommit } from './transient-faults.ts'

declare const tenantBrand: unique symbol
declare const platformBrand: unique symbol

type Transaction = Kysely<object> & {
  /** Calls back when the transaction is committed; never when it is rolled back. */
  readonly afterCommit: (callback: () => void) => void
}

/** A transaction that sees one tenant. Store functions take nothing else, so a plain connection is a compile error. */
export type TenantTx = Transaction & { readonly [tenantBrand]: true; readonly tenantId: string }

/** A transaction of the platform role: people, credentials, sessions and the list of tenants, nothing of a tenant's own. */
export type PlatformTx = Transaction & { readonly [platformBrand]: true }

const STATEMENT_MS = 15_000
const LOCK_TIMEOUT = '5s'

/** Begins, sets the tenant and the timeouts in one round trip: all three are local to the transaction. */
export async function runInTenant<T>(
  pool: Pool,
  tenantId: string,
  work: (tx: TenantTx) => Promise<T>,
): Promise<T> {
  // The id goes into a text of several statements, which takes no parameters.
  if (!isUuid(tenantId)) throw new Error('inTenant needs a tenant id')
  return runTransaction(
    pool,
    { ...ORDINARY, setup: `set_config('tamga.tenant', '${tenantId}', true)` },
    (client, afterCommit) => work(Object.assign(kyselyOver(client), { afterCommit, tenantId }) as TenantTx),
  )
}

/** Long reading takes one processor, not all that there are: people sign in meanwhile. Compiling a statement costs more than it saves. */
const MODEST = `set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`

/** As `runInTenant`, where nothing can be written and everything is seen as it was at the beginning. */
export async function runInSnapshot<T>(
  pool: Pool,
  { tenantId, seconds }: { tenantId: string; seconds: number },
  work: (tx: TenantTx, client: PoolClient) => Promise<T>,
): Promise<T> {
  if (!isUuid(tenantId)) throw new Error('readInTenant needs a tenant id')
  return runTransaction(
    pool,
    {
      begin: 'begin isolation level repeatable read read only',
      isReadOnly: true,
      statementMs: seconds * 1000,
      setup: `set_config('tamga.tenant', '${tenantId}', true), ${MODEST}`,
    },
    (client, afterCommit) =>
      work(Object.assign(kyselyOver(client), { afterCommit, tenantId }) as TenantTx, client),
  )
}

export async function runInPlatform<T>(pool: Pool, work: (tx: PlatformTx) => Promise<T>): Promise<T> {
  return runTransaction(
    pool,
    { ...ORDINARY, setup: `set_config('tamga.tenant', '', true)` },
    (client, afterCommit) => work(Object.assign(kyselyOver(client), { afterCommit }) as PlatformTx),
  )
}

type Kind = { readonly begin: string; readonly statementMs: number; readonly isReadOnly?: boolean }

const ORDINARY: Kind = { begin: 'begin', statementMs: STATEMENT_MS }

/** A statement need not go on for longer than anybody waits for it. Zero would mean no limit at all. */
const timeoutOf = (most: number): string => `${Math.max(1, Math.ceil(timeLeft(most)))}ms`

async function runTransaction<T>(
  pool: Pool,
  { setup, begin, statementMs, isReadOnly = false }: Kind & { readonly setup: string },
  work: (client: PoolClient, afterCommit: Transaction['afterCommit']) => Promise<T>,
): Promise<T> {
  // Nobody waits for the answer any more: a connection is better given to those who do.
  if (timeLeft(statementMs) <= 0) throw new DeadlineError()
  const client = await pool.connect()
  const callbacks: (() => void)[] = []
  let broken: Error | undefined
  let value: T
  try {
    // Not waited for: the first statement of the work travels with it. Should the settings fail, the transaction is begun and
    // aborted, and PostgreSQL refuses whatever comes behind.
    const begun = client.query(
      `${begin}; select ${setup}, set_config('statement_timeout', '${timeoutOf(statementMs)}', true), set_config('lock_timeout', '${LOCK_TIMEOUT}', true)`,
    )
    // Waits for both in any case: the connection must not be released while the work still uses it.
    const [start, outcome] = await Promise.allSettled([
      begun,
      work(client, callback => void callbacks.push(callback)),
    ])
    if (start.status === 'rejected') throw start.reason
    if (outcome.status === 'rejected') throw outcome.reason
    await client.query('commit').catch(error => {
      throw isReadOnly ? error : toldOfCommit(error)
    })
    value = outcome.value
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    // A connection that failed to roll back is closed instead of reused.
    client.release(broken)
  }
  for (const callback of callbacks) callback()
  return value
}
