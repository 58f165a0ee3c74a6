import type pg from 'pg'
import type { Log } from '../log/log.ts'
import { currentScope, notePart, type RequestScope } from './request-scope.ts'

/** A statement that takes longer is worth a look: every list and look-up of ours answers in a few milliseconds. */
const SLOW_MS = 500

type Query = (config: unknown, ...rest: unknown[]) => unknown
type Callback = (error: Error | null, result?: unknown) => void
type About = { readonly pool: string; readonly log: Log }

/**
 * Counts the round trips and the slow statements of the request in which they are sent, and traces them where it is traced.
 * Statements that are sent while others are under way share their trip.
 */
export function watchStatements(client: pg.PoolClient, about: About): void {
  const send = client.query.bind(client) as Query
  let underWay = 0
  const query: Query = (config, ...rest) => {
    const scope = currentScope()
    if (scope && underWay === 0) scope.roundTrips += 1
    underWay += 1
    const start = performance.now()
    const end = (error: unknown) => {
      underWay -= 1
      noteStatement({ scope, start, error, text: textOf(config), ...about })
    }
    const callback = rest.at(-1)
    if (typeof callback === 'function') {
      const told: Callback = (error, result) => {
        end(error)
        ;(callback as Callback)(error, result)
      }
      return send(config, ...rest.slice(0, -1), told)
    }
    const sent = send(config, ...rest)
    if (sent instanceof Promise) sent.then(() => end(null), end)
    else end(null)
    return sent
  }
  client.query = query as typeof client.query
}

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : ((config as { text?: string }).text ?? '')

type Noted = About & {
  readonly scope: RequestScope | undefined
  readonly start: number
  readonly error: unknown
  readonly text: string
}

function noteStatement({ scope, start, error, text, pool, log }: Noted): void {
  const ms = performance.now() - start
  if (ms > SLOW_MS) {
    if (scope) scope.slowStatements += 1
    // The text has no values in it, but for the setting of the tenant at the beginning of a transaction.
    log.warn({ pool, ms: Math.round(ms), statement: summaryOf(text) }, 'a statement was slow')
  }
  if (scope?.parts)
    notePart(scope.parts, {
      name: `postgresql ${verbOf(text)}`,
      start,
      hasFailed: error !== null,
      isClient: true,
      attributes: {
        'db.system.name': 'postgresql',
        'db.namespace': pool,
        'db.query.text': summaryOf(text),
      },
    })
}

const LONGEST_SUMMARY = 500

const summaryOf = (text: string): string =>
  /^\s*begin\b/i.test(text) ? 'begin' : text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SUMMARY)

const verbOf = (text: string): string =>
  /^[\s(]*(?:\/\*.*?\*\/\s*)?(\w+)/s.exec(text)?.[1]?.toLowerCase() ?? 'statement'
