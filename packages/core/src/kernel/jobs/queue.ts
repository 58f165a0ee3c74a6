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
  /** Tells the worker of this process of a due job once it is committed; workers elsewhere look once a second. */
  onDue(listener: (task: string) => void): void
}

export function createQueue(): JobQueue {
  const listeners: ((task: string) => void)[] = []
  const tell = (task: string): void => {
    for (const listener of listeners) listener(task)
  }
  return {
    async enqueue(tx, task, order) {
      await insertJob(tx, { task, ...order })
      if (order.runAt === undefined || order.runAt.getTime() <= Date.now()) tx.afterCommit(() => tell(task))
    },
    onDue: listener => void listeners.push(listener),
  }
}
