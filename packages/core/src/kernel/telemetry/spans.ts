import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Attribute, toAttributes, toNano } from './otlp.ts'
import type { TracedPart } from './request-scope.ts'
import { newSpanId, newTraceId, parseTraceparent } from './trace-context.ts'

export type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}

const INTERNAL = 1
const SERVER = 2
const CLIENT = 3
const ERROR = 2

/** The span of an answered request and those of its parts; none when it is not traced. Routes and statuses, nothing of people. */
export function spansOf(request: FastifyRequest, reply: FastifyReply): Span[] {
  const { scope } = request
  if (!scope?.parts) return []
  const parent = parseTraceparent(request.headers.traceparent)
  const route = request.routeOptions.url ?? 'none'
  const whole: Span = {
    traceId: parent?.traceId ?? newTraceId(),
    spanId: newSpanId(),
    ...(parent && { parentSpanId: parent.spanId }),
    name: `${request.method} ${route}`,
    kind: SERVER,
    startTimeUnixNano: timeOf(request.startedAt),
    endTimeUnixNano: timeOf(performance.now()),
    attributes: toAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'tamga.request_id': request.id,
      'tamga.database.round_trips': scope.roundTrips,
    }),
    status: reply.statusCode >= 500 ? { code: ERROR } : {},
  }
  return [whole, ...scope.parts.map(part => spanOfPart(part, whole))]
}

const spanOfPart = (part: TracedPart, { traceId, spanId }: Span): Span => ({
  traceId,
  spanId: newSpanId(),
  parentSpanId: spanId,
  name: part.name,
  kind: part.isClient ? CLIENT : INTERNAL,
  startTimeUnixNano: timeOf(part.start),
  endTimeUnixNano: timeOf(part.end),
  attributes: toAttributes(part.attributes),
  status: part.hasFailed ? { code: ERROR } : {},
})

const timeOf = (now: number): string => toNano(performance.timeOrigin + now)
