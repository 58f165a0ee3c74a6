import type { Pools } from './pools.ts'

/** A statement of a hot path that finds rows for many keys at once: `$1` is the array of keys, each row names its own as `key`. */
export type LookUp = Readonly<{ name: string; role: 'app' | 'platform'; text: string }>

export type LookUps = <R extends Row>(lookUp: LookUp, key: string) => Promise<R | undefined>

type Row = { readonly key: string }

type Waiter = { resolve(row: Row | undefined): void; reject(error: unknown): void }

// While these many are on their way, further keys gather for the next one.
const AT_ONCE = 2

/**
 * Under load the round trip costs more than the reading, so requests that arrive together ask together. Nothing is kept:
 * every key is read after it was asked for.
 */
export function createLookUps(pools: Pools, prepare: boolean): LookUps {
  const finders = new Map<LookUp, (key: string) => Promise<Row | undefined>>()
  return <R extends Row>(lookUp: LookUp, key: string): Promise<R | undefined> => {
    let find = finders.get(lookUp)
    if (!find) {
      find = createFinder(async keys => {
        const { name, role, text } = lookUp
        return (await pools[role].query<Row>({ ...(prepare && { name }), text, values: [keys] })).rows
      })
      finders.set(lookUp, find)
    }
    return find(key) as Promise<R | undefined>
  }
}

export function createFinder<R extends Row>(
  ask: (keys: string[]) => Promise<R[]>,
): (key: string) => Promise<R | undefined> {
  let waiting = new Map<string, Waiter[]>()
  let asking = 0
  let isDue = false

  function schedule(): void {
    if (isDue || asking >= AT_ONCE) return
    isDue = true
    // After all that this turn of the event loop brought in.
    setImmediate(() => void flush())
  }

  async function flush(): Promise<void> {
    isDue = false
    const asked = waiting
    waiting = new Map()
    asking++
    try {
      const rows = new Map((await ask([...asked.keys()])).map(row => [row.key, row]))
      for (const [key, waiters] of asked) for (const { resolve } of waiters) resolve(rows.get(key))
    } catch (error) {
      for (const waiters of asked.values()) for (const { reject } of waiters) reject(error)
    } finally {
      asking--
      if (waiting.size > 0) schedule()
    }
  }

  return key =>
    new Promise((resolve, reject) => {
      const waiter = { resolve, reject } as Waiter
      const waiters = waiting.get(key)
      if (waiters) waiters.push(waiter)
      else waiting.set(key, [waiter])
      schedule()
    })
}
