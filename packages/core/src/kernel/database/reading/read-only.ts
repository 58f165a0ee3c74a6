import type { PoolClient } from 'pg'
import type { Pools } from '../pools.ts'
import { runInSnapshot, type TenantTx } from '../transactions.ts'

export type ReadLimits = {
  /** For each statement. */
  readonly seconds: number
  /** Ends the running statement: the reader left, or the process stops. */
  readonly signal?: AbortSignal | undefined
}

/** Reads a tenant on a connection of the reports. */
export function runReadOnly<T>(
  pools: Pools,
  { tenantId, seconds, signal }: ReadLimits & { readonly tenantId: string },
  work: (tx: TenantTx) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  return runInSnapshot(pools.reports, { tenantId, seconds }, async (tx, client) => {
    if (!signal) return work(tx)
    const cancelling = cancelOnAbort(pools, client, signal)
    try {
      return await work(tx)
    } finally {
      // The connection goes back when the cancellation was sent: it must not meet the statement of the next reader.
      await cancelling.end()
    }
  })
}

/** Asks the server, over a connection of the same role, to end what another connection runs. */
function cancelOnAbort(pools: Pools, client: PoolClient, signal: AbortSignal) {
  // Asked of the server: behind a pooler the greeting names another process.
  const pid = client.query<{ pid: number }>('select pg_backend_pid() as pid')
  pid.catch(() => {})
  let sent: Promise<unknown> = Promise.resolve()
  const cancel = () => {
    sent = pid
      .then(({ rows }) => pools.app.query('select pg_cancel_backend($1)', [rows[0]!.pid]))
      .catch(() => {})
  }
  signal.addEventListener('abort', cancel, { once: true })
  return {
    async end() {
      signal.removeEventListener('abort', cancel)
      await sent
      signal.throwIfAborted()
    },
  }
}
