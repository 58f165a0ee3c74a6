import type { Settings } from '../../settings/settings.ts'
import type { JsonSchema } from './schema.ts'

export const SERVICE_TAG = 'Service'

type Content = { readonly type: string; readonly schema: JsonSchema; readonly more?: JsonSchema }

const read = (operationId: string, summary: string, { type, schema, more }: Content): JsonSchema => ({
  get: {
    operationId,
    tags: [SERVICE_TAG],
    summary,
    responses: { 200: { description: 'Done', content: { [type]: { schema } } }, ...more },
    security: [],
    'x-access': 'open',
  },
})

const json = (schema: JsonSchema, more?: JsonSchema): Content => ({
  type: 'application/json',
  schema,
  ...(more && { more }),
})

const Status = (...values: string[]) => ({ enum: values })

const Readiness: JsonSchema = {
  type: 'object',
  required: ['status', 'checks'],
  properties: {
    status: Status('ok', 'failing', 'stopping'),
    checks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'status', 'latency_ms'],
        properties: {
          name: { type: 'string' },
          status: Status('ok', 'failing'),
          latency_ms: { type: 'integer' },
        },
      },
    },
  },
}

const notReady = { 503: { description: 'Not ready', content: { 'application/json': { schema: Readiness } } } }
const unchanged = { 304: { description: 'Unchanged since the `ETag` that `If-None-Match` names' } }

/** What the service says about itself, outside every module. */
export function servicePaths({ METRICS_PORT }: Pick<Settings, 'METRICS_PORT'>): Record<string, JsonSchema> {
  const Liveness = { type: 'object', required: ['status'], properties: { status: Status('ok') } }
  const metrics = { type: 'text/plain', schema: { type: 'string' } }
  return {
    '/api/v1/openapi.json': read('openapi.read', 'This document', json({ type: 'object' }, unchanged)),
    '/api/v1/docs': read('docs.read', 'The page to browse this document', {
      type: 'text/html',
      schema: { type: 'string' },
    }),
    '/health': read('health.read', 'Whether the process lives', json(Liveness)),
    '/ready': read('ready.read', 'Whether it can serve requests', json(Readiness, notReady)),
    ...(METRICS_PORT === undefined && {
      '/metrics': read('metrics.read', 'Metrics in Prometheus text format', metrics),
    }),
  }
}
