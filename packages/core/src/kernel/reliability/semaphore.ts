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
  const { maxWaiting = Number.POSITIVE_INFINITY } = options
  const permits = createPermits(options)
  const room = createWaitingRoom(maxWaiting)

  function grant(key: string): Release {
    permits.take(key)
    let released = false
    return () => {
      if (released) return
      released = true
      permits.giveBack(key)
      admitWaiting()
    }
  }

  function admitWaiting(): void {
    while (permits.free() > 0) {
      const key = room.nextKey(candidate => (permits.canHold(candidate) ? permits.heldBy(candidate) : null))
      if (key === null) return
      room.admit(key, grant(key))
    }
  }

  const tryAcquire = (key: string): Release | null =>
    permits.canHold(key) && !room.isWaiting(key) ? grant(key) : null

  async function acquire(key: string, signal?: AbortSignal): Promise<Release> {
    signal?.throwIfAborted()
    const release = tryAcquire(key)
    if (release) return release
    if (!room.hasRoomFor(key)) throw new SemaphoreFullError('too many are waiting')
    return room.wait(key, signal)
  }

  async function run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return holding(await acquire(key, signal), work)
  }

  const usageOf = (key: string): Usage => ({ key, active: permits.heldBy(key), waiting: room.countOf(key) })
  return {
    acquire,
    tryAcquire,
    run,
    stats: () => ({ active: permits.active(), waiting: room.size() }),
    usage: () => [...new Set([...permits.holders(), ...room.keys()])].map(usageOf),
  }
}

async function holding<T>(release: Release, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    release()
  }
}

/** The permits that are given out, and to whom. */
function createPermits({ permits, keepsRoom = false }: SemaphoreOptions) {
  const held = new Map<string, number>()
  let active = 0
  const free = () => permits - active
  const heldBy = (key: string) => held.get(key) ?? 0
  return {
    free,
    heldBy,
    active: () => active,
    holders: () => held.keys(),
    canHold: (key: string): boolean => (keepsRoom ? heldBy(key) < free() : free() > 0),
    take(key: string): void {
      active += 1
      held.set(key, heldBy(key) + 1)
    },
    giveBack(key: string): void {
      active -= 1
      const left = heldBy(key) - 1
      if (left > 0) held.set(key, left)
      else held.delete(key)
    },
  }
}
