/** Gives a permit back; calling it again does nothing. */
export type Release = () => void

type Waiter = (release: Release) => void

/** Those who wait for a permit of a semaphore, by key. Keys stand in the order in which they were last served. */
export function createWaitingRoom(places: number) {
  const byKey = new Map<string, Set<Waiter>>()
  let size = 0

  function remove(key: string, waiter: Waiter): void {
    const waiters = byKey.get(key)
    if (!waiters?.delete(waiter)) return
    size -= 1
    if (waiters.size === 0) byKey.delete(key)
  }

  function wait(key: string, signal?: AbortSignal): Promise<Release> {
    const { promise, resolve, reject } = Promise.withResolvers<Release>()
    const leave = () => {
      remove(key, waiter)
      reject(signal?.reason)
    }
    const waiter: Waiter = release => {
      signal?.removeEventListener('abort', leave)
      resolve(release)
    }
    byKey.set(key, (byKey.get(key) ?? new Set()).add(waiter))
    size += 1
    signal?.addEventListener('abort', leave, { once: true })
    return promise
  }

  /** Lets in whoever of this key has waited longest, and puts the key behind all others. */
  function admit(key: string, release: Release): void {
    const waiters = byKey.get(key)!
    const [first] = waiters
    byKey.delete(key)
    byKey.set(key, waiters)
    remove(key, first!)
    first!(release)
  }

  const countOf = (key: string): number => byKey.get(key)?.size ?? 0
  return {
    wait,
    /** The key with the lowest rank; null ranks are passed over. */
    nextKey: (rankOf: RankOf) => lowestRank(byKey.keys(), rankOf),
    admit,
    countOf,
    hasRoomFor: (key: string) => countOf(key) < places - size,
    isWaiting: (key: string) => byKey.has(key),
    keys: () => byKey.keys(),
    size: () => size,
  }
}

type RankOf = (key: string) => number | null

function lowestRank(keys: Iterable<string>, rankOf: RankOf): string | null {
  let best: { key: string; rank: number } | null = null
  for (const key of keys) {
    const rank = rankOf(key)
    if (rank === 0) return key
    if (rank !== null && (best === null || rank < best.rank)) best = { key, rank }
  }
  return best?.key ?? null
}
