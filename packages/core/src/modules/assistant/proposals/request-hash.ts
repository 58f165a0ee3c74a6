import { createHash } from 'node:crypto'

/** The same value however its members are ordered. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, ordered(one)]),
  )
}

/** Of exactly one request: nothing else can be sent under the name of a proposal. */
export const hashRequest = (request: { method: string; path: string; body: unknown }): Buffer =>
  createHash('sha256')
    .update(`${request.method}\n${request.path}\n${JSON.stringify(ordered(request.body ?? {}))}`)
    .digest()
