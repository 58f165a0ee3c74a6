import type { PlatformTx, TenantTx } from '../database/transactions.ts'
import { insertJob } from './queue-store.ts'

/** What is to be done, and when. */
export type Order = {
  /** Ids, never personal data or secrets. */
  readonly payload: object
  /** A waiting job of the same task and key is replaced. */
  readonly key?: string
  readonly runAt?: Date
  readonly maxAttempts?: number
  /** Whose job it is, where the transaction is of no tenant: jobs of one tenant take turns with those of the others. */
  readonly tenantId?: string | null
}

export type JobQueue = {
  /** Adds a job in the caller's transaction: it exists exactly when the change that wanted it does. */
  enqueue(tx: TenantTx | PlatformTx, task: string, order: Order): Promise<void>
  /** Wakes the worker of this process; workers elsewhere look once a second. */
  onWake(listener: () => void): void
}

export function createQueue(): JobQueue {
  const listeners: (() => void)[] = []
  return {
    async enqueue(tx, task, order) {
      await insertJob(tx, { task, ...order })
      for (const wake of listeners) wake()
    },
    onWake: listener => void listeners.push(listener),
  }
}
