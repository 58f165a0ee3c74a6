import type { pg } from '@tamga/core/testing'

type Query = (config: unknown, ...rest: unknown[]) => Promise<unknown>

const CHANGES_OR_READS = /^[\s(]*(\/\*.*?\*\/\s*)?(select|with|insert|update|delete)/i
const GENERIC = 'set local plan_cache_mode = force_generic_plan'
const NOTHING_TOLD = 'set auto_explain.log_min_duration = -1; set plan_cache_mode = auto'
const EVERYTHING_TOLD = 'set auto_explain.log_min_duration = 0; set plan_cache_mode = force_custom_plan'
const locally = (settings: string): string => settings.replaceAll('set ', 'set local ')

export type Ways = {
  /** Whether the statement shall run with a generic plan as well. */
  isTwinDue(text: string): boolean
  /** Whether nobody judges it: its plan, and those of the thousands of keys that it may have checked, are not even written. */
  isUnjudged(text: string): boolean
}

/**
 * Before a statement runs, it runs once with a generic plan, in the same transaction and with the same values, and that run is
 * taken back. The queries are sent in one go: nobody else's can come in between.
 */
export function addGenericTwins(client: pg.PoolClient, { isTwinDue, isUnjudged }: Ways): void {
  const send = client.query.bind(client) as Query
  const ignore = (sent: Promise<unknown>) => void sent.catch(() => {})
  let isInTransaction = false
  const query: Query = (config, ...rest) => {
    const text = typeof config === 'string' ? config : (config as { text: string }).text
    if (/^\s*begin/i.test(text)) isInTransaction = true
    else if (/^\s*(commit|rollback)/i.test(text)) isInTransaction = false
    else if (CHANGES_OR_READS.test(text) && isUnjudged(text)) {
      // In a transaction that fails nothing can be set back: what was set in it goes with it.
      ignore(send(isInTransaction ? locally(NOTHING_TOLD) : NOTHING_TOLD))
      const sent = send(config, ...rest)
      ignore(send(isInTransaction ? locally(EVERYTHING_TOLD) : EVERYTHING_TOLD))
      return sent
    } else if (CHANGES_OR_READS.test(text) && isTwinDue(text)) {
      const values = Array.isArray(rest[0]) ? rest[0] : undefined
      ignore(send(isInTransaction ? `savepoint twin; ${GENERIC}` : `begin; ${GENERIC}`))
      ignore(typeof config === 'string' ? send(config, values) : send({ ...(config as object) }))
      ignore(send(isInTransaction ? 'rollback to savepoint twin; release savepoint twin' : 'rollback'))
    }
    return send(config, ...rest)
  }
  client.query = query as typeof client.query
}
