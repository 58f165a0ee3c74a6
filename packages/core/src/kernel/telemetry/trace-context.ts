import { randomBytes } from 'node:crypto'

/** W3C Trace Context, as it came with a request. */
export type TraceParent = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean }

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

export function parseTraceparent(header: string | string[] | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(typeof header === 'string' ? header : '') ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags!, 16) & 1) === 1 }
}

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')
