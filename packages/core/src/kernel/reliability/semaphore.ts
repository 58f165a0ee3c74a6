import { createWaitingRoom, type Release } from './waiting-room.ts'

export type { Release } from './waiting-room.ts'

/** More would wait than can be served in time; the caller says 503 and to come back later. */
export class SemaphoreFullError extends Error {
  override name = 'SemaphoreFullError'
}

export type SemaphoreOptions = {
  permits: number
  /** How many may wait for a permit. One key may take at most half of what is left of this room. */
  maxWaiting?: number
  /**
   * For work that can hang, such as a call to a stranger's server. A key may then hold at most as many permits as are
   * left free: alone it gets half of them, and its share shrinks as others come (dynamic thresholds, Choudhury and Hahne
   * 1998). So a newcomer finds a free permit without waiting for anybody else's work to end.
   */
  keepsRoom?: boolean
}

export type Usage = { key: string; active: number; waiting: number }

/**
 * A bound on work done at the same time, shared fairly between keys (usually tenants). A permit that comes free goes to
 * the key that holds the fewest; among equals, to the one that was served longest ago. Within a key, in order of arrival.
 */
export type Semaphore = {
  acquire: (key: string, signal?: AbortSignal) => Promise<Release>
  tryAcquire: (key: string) => Release | null
  run: <T>(key: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>
  stats: () => { active: number; waiting: number }
  /** Who holds permits and who waits for them. */
  usage: () => Usage[]
}

export function createSemaphore(options: SemaphoreOptions): Semaphore {
  const { permits, maxWaiting = Number.POSITIVE_INFINITY, keepsRoom = false } = options
  const held = new Map<string, number>()
  const room = createWaitingRoom(maxWaiting)
  let active = 0

  function canHold(key: string): boolean {
    const free = permits - active
    return keepsRoom ? (held.get(key) ?? 0) < free : free > 0
  }

  function grant(key: string): Release {
    active += 1
    held.set(key, (held.get(key) ?? 0) + 1)
    let released = false
    return () => {
      if (released) return
      released = true
      active -= 1
      const left = (held.get(key) ?? 1) - 1
      if (left > 0) held.set(key, left)
      else held.delete(key)
      admitWaiting()
    }
  }

  function admitWaiting(): void {
    while (active < permits) {
      const key = room.nextKey(candidate => (canHold(candidate) ? (held.get(candidate) ?? 0) : null))
      if (key === null) return
      room.admit(key, grant(key))
    }
  }

  function tryAcquire(key: string): Release | null {
    return canHold(key) && !room.isWaiting(key) ? grant(key) : null
  }

  async function acquire(key: string, signal?: AbortSignal): Promise<Release> {
    signal?.throwIfAborted()
    const release = tryAcquire(key)
    if (release) return release
    if (!room.hasRoomFor(key)) throw new SemaphoreFullError('too many are waiting')
    return room.wait(key, signal)
  }

  async function run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const release = await acquire(key, signal)
    try {
      return await work()
    } finally {
      release()
    }
  }

  function usage(): Usage[] {
    const keys = new Set([...held.keys(), ...room.keys()])
    return [...keys].map(key => ({ key, active: held.get(key) ?? 0, waiting: room.countOf(key) }))
  }

  return { acquire, tryAcquire, run, stats: () => ({ active, waiting: room.size() }), usage }
}
