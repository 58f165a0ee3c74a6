export type LoadRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/**
 * How values get into requests, in place of `{}`. `turn`: over and over. `once`: each a single time, and the run ends with the last.
 * `rotate`: each is replaced by what the answer brought, as a refresh token is.
 */
export type Use = 'turn' | 'once' | 'rotate'

/** What the driver sends: the connections are spread over the origins, the requests are taken in turn. */
export type Load = {
  origins: readonly string[]
  requests: readonly LoadRequest[]
  values?: readonly string[]
  use?: Use
  /** A pattern that a good answer matches, its Location or its body, whatever its status; the first group is what it brings. */
  answer?: string
}

export type Bounds = { connections: number; seconds: number; most: number }

export type DriverReport = {
  operations: number
  refused: number
  /** The first refused answer, for people. */
  refusal?: string
  /** What the answers brought; after a rotation, the values that are good now. */
  values: string[]
  seconds: number
  p50: number
  p99: number
}
