import { createBatcher } from './batches.ts'
import type { SendRepeatable } from './reading/repeatable.ts'

/** A statement of a hot path that finds rows for many keys at once: `$1` is the array of keys, each row names its own as `key`. */
export type LookUp = Readonly<{ name: string; role: 'app' | 'platform'; text: string }>

export type LookUps = <R extends Row>(lookUp: LookUp, key: string) => Promise<R | undefined>

type Row = { readonly key: string }

// One batch in flight: a second one would make both smaller and cost more.
const AT_ONCE = 1
// Ten times what one takes on a busy server. Whoever comes later does not wait for it, should its connection be dead.
const LATE_MS = 250

/** Batches look-ups of requests that arrive together. Nothing is cached: every key is read after it was requested. */
export function createLookUps(send: SendRepeatable, prepare: boolean): LookUps {
  const finders = new Map<LookUp, (key: string) => Promise<Row | undefined>>()
  return <R extends Row>(lookUp: LookUp, key: string): Promise<R | undefined> => {
    let find = finders.get(lookUp)
    if (!find) {
      find = createFinder(async keys => {
        const { name, role, text } = lookUp
        return (await send<Row>(role, { ...(prepare && { name }), text, values: [keys] })).rows
      })
      finders.set(lookUp, find)
    }
    return find(key) as Promise<R | undefined>
  }
}

export function createFinder<R extends Row>(
  ask: (keys: string[]) => Promise<R[]>,
  lateMs = LATE_MS,
): (key: string) => Promise<R | undefined> {
  return createBatcher(
    async keys => {
      const rows = new Map((await ask([...new Set(keys)])).map(row => [row.key, row]))
      return keys.map(key => rows.get(key))
    },
    { atOnce: AT_ONCE, lateMs },
  )
}
