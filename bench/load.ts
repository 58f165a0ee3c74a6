export type LoadRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** What the driver sends: the connections are spread over the origins, the requests are taken in turn. */
export type Load = { origins: readonly string[]; requests: readonly LoadRequest[] }

export type Bounds = { connections: number; seconds: number; most: number }

export type DriverReport = { operations: number; refused: number; seconds: number; p50: number; p99: number }
