export type Waiter<T> = {
  readonly since: number
  readonly resolve: (value: T | null) => void
  older: Waiter<T> | null
  newer: Waiter<T> | null
  isIn: boolean
}

/** In the order of arrival; either end, and any in between, is taken out at once. */
export type WaitingList<T> = {
  size: () => number
  oldest: () => Waiter<T> | null
  newest: () => Waiter<T> | null
  add: (since: number, resolve: Waiter<T>['resolve']) => Waiter<T>
  /** False when it was no longer in. */
  remove: (waiter: Waiter<T>) => boolean
}

export function createWaitingList<T>(): WaitingList<T> {
  let [oldest, newest, size]: [Waiter<T> | null, Waiter<T> | null, number] = [null, null, 0]
  return {
    size: () => size,
    oldest: () => oldest,
    newest: () => newest,
    add(since, resolve) {
      const waiter: Waiter<T> = { since, resolve, older: newest, newer: null, isIn: true }
      if (newest) newest.newer = waiter
      else oldest = waiter
      newest = waiter
      size += 1
      return waiter
    },
    remove(waiter) {
      if (!waiter.isIn) return false
      waiter.isIn = false
      if (waiter.older) waiter.older.newer = waiter.newer
      else oldest = waiter.newer
      if (waiter.newer) waiter.newer.older = waiter.older
      else newest = waiter.older
      size -= 1
      return true
    },
  }
}
