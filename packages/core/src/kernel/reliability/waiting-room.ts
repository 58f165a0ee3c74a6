/** Gives a permit back; calling it again does nothing. */
export type Release = () => void

type Waiter = { admit: (release: Release) => void }

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
    return new Promise((resolve, reject) => {
      const leave = () => {
        remove(key, waiter)
        reject(signal?.reason)
      }
      const waiter: Waiter = {
        admit(release) {
          signal?.removeEventListener('abort', leave)
          resolve(release)
        },
      }
      const waiters = byKey.get(key) ?? new Set()
      byKey.set(key, waiters.add(waiter))
      size += 1
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /** The key with the lowest rank; null ranks are passed over. */
  function nextKey(rankOf: (key: string) => number | null): string | null {
    let best: { key: string; rank: number } | null = null
    for (const key of byKey.keys()) {
      const rank = rankOf(key)
      if (rank === 0) return key
      if (rank !== null && (best === null || rank < best.rank)) best = { key, rank }
    }
    return best?.key ?? null
  }

  /** Lets in whoever of this key has waited longest, and puts the key behind all others. */
  function admit(key: string, release: Release): void {
    const waiters = byKey.get(key)!
    const [first] = waiters
    byKey.delete(key)
    byKey.set(key, waiters)
    remove(key, first!)
    first!.admit(release)
  }

  const countOf = (key: string): number => byKey.get(key)?.size ?? 0
  return {
    wait,
    nextKey,
    admit,
    countOf,
    hasRoomFor: (key: string) => countOf(key) < places - size,
    isWaiting: (key: string) => byKey.has(key),
    keys: () => byKey.keys(),
    size: () => size,
  }
}
