/** Gives a place back; the second time does nothing. */
export type Leave = () => void

export type Waiting = {
  /** Null when none came free in time. */
  readonly place: Promise<Leave | null>
  /** Whoever waited has gone away. */
  giveUp: () => void
}

export type WaitingQueue = {
  size: () => number
  join: () => Waiting
  admitFirst: (leave: Leave) => void
  /** How many were told that there is no place for them. */
  refuseOlderThan: (ms: number) => number
}

type Waiter = { readonly since: number; readonly resolve: (leave: Leave | null) => void }

/** In the order of arrival. */
export function createWaitingQueue(now: () => number): WaitingQueue {
  const waiters = new Set<Waiter>()
  return {
    size: () => waiters.size,
    join() {
      const { promise, resolve } = Promise.withResolvers<Leave | null>()
      const waiter = { since: now(), resolve }
      waiters.add(waiter)
      return { place: promise, giveUp: () => void (waiters.delete(waiter) && resolve(null)) }
    },
    admitFirst(leave) {
      const [first] = waiters
      waiters.delete(first!)
      first!.resolve(leave)
    },
    refuseOlderThan(ms) {
      const latest = now() - ms
      const before = waiters.size
      for (const waiter of waiters) {
        if (waiter.since > latest) break
        waiters.delete(waiter)
        waiter.resolve(null)
      }
      return before - waiters.size
    },
  }
}
