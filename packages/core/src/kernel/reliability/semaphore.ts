export class SemaphoreFullError extends Error {
  override name = 'SemaphoreFullError'
}

export type Semaphore = {
  /** Resolves with the function that gives the permit back; waits in order of arrival. */
  acquire: (signal?: AbortSignal) => Promise<() => void>
  tryAcquire: () => (() => void) | null
  run: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  stats: () => { active: number; waiting: number }
}

type Waiter = { admit: () => void }

export function createSemaphore(options: { permits: number; maxWaiting?: number }): Semaphore {
  const { permits, maxWaiting = Number.POSITIVE_INFINITY } = options
  const waiters = new Set<Waiter>()
  let active = 0

  function grant(): () => void {
    active += 1
    let released = false
    return () => {
      if (released) return
      released = true
      active -= 1
      const [next] = waiters
      next?.admit()
    }
  }

  function tryAcquire(): (() => void) | null {
    return active < permits && waiters.size === 0 ? grant() : null
  }

  function wait(signal?: AbortSignal): Promise<() => void> {
    if (waiters.size >= maxWaiting) return Promise.reject(new SemaphoreFullError('too many are waiting'))
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiters.delete(waiter)
        reject(signal?.reason)
      }
      const waiter: Waiter = {
        admit() {
          waiters.delete(waiter)
          signal?.removeEventListener('abort', leave)
          resolve(grant())
        },
      }
      waiters.add(waiter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  async function acquire(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    return tryAcquire() ?? wait(signal)
  }

  async function run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const release = await acquire(signal)
    try {
      return await work()
    } finally {
      release()
    }
  }

  return { acquire, tryAcquire, run, stats: () => ({ active, waiting: waiters.size }) }
}
