/** To go through every organisation of a large installation each minute would keep a processor busy. */
const MOST_AT_ONCE = 500
const TURN_MS = 60_000

/** The organisations whose turn it is in this minute, for work that may come late: all of them where there are few, else another part each minute. */
export function tenantsInTurn(ids: readonly string[], now = Date.now()): readonly string[] {
  const parts = Math.max(1, Math.ceil(ids.length / MOST_AT_ONCE))
  const part = Math.floor(now / TURN_MS) % parts
  return ids.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE)
}
