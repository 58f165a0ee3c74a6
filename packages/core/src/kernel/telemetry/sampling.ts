import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { LONGEST_ANSWER_MS, type RequestScope } from './request-scope.ts'
import { parseTraceparent } from './trace-context.ts'

export type Sampling = {
  readonly share: number
  /** Whether a caller may decide that its requests are traced. */
  readonly trustsCaller: boolean
  readonly random?: () => number
}

/** Null where no collector is set: nothing is traced. */
export const samplingOf = (settings: Settings): Sampling | null =>
  settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : { share: settings.OTEL_TRACES_SAMPLER_ARG, trustsCaller: settings.TRUST_PROXY_HEADERS }

/** Decided at the beginning, because only then the parts of a request can be noted. */
function isSampled({ headers }: FastifyRequest, sampling: Sampling): boolean {
  const { share, trustsCaller, random = Math.random } = sampling
  const parent = trustsCaller ? parseTraceparent(headers.traceparent) : undefined
  return parent ? parent.isSampled : random() < share
}

export function openScope(
  request: FastifyRequest,
  reply: FastifyReply,
  sampling: Sampling | null,
): RequestScope {
  const end = request.startedAt + LONGEST_ANSWER_MS
  return {
    roundTrips: 0,
    slowStatements: 0,
    parts: sampling && isSampled(request, sampling) ? [] : null,
    left: () => (reply.raw.headersSent ? Number.POSITIVE_INFINITY : end - performance.now()),
  }
}
