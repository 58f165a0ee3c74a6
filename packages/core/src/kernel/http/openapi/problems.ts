import type { JsonSchema } from './schema.ts'

const MEANING: Readonly<Record<number, string>> = {
  400: 'The request is malformed or does not fit its schema',
  401: 'There is no valid session',
  403: 'The caller may not do this',
  404: 'There is no such thing, or the caller cannot see it',
  409: 'The state of things forbids it',
  413: 'The body is too large',
  415: 'The body has another media type than the one expected',
  422: 'A rule refuses a well-formed request',
  429: 'Too many requests; `Retry-After` says when to come back',
  503: 'The service cannot answer now; come back when `Retry-After` says. Without it, read before repeating',
}

const HAS_RETRY_AFTER = new Set([429, 503])

/** RFC 9457, with the members of ours. Others may follow by problem, such as `permission` or `app`. */
export const Problem: JsonSchema = {
  type: 'object',
  description:
    'RFC 9457. `code` is stable; `title`, `detail` and `message` are in the language of the caller.',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string' },
    code: { type: 'string', pattern: '^[a-z0-9_]+$' },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: {
            type: 'string',
            description: 'A JSON Pointer (RFC 6901) into the body, or `/` and a parameter',
          },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
}

/** The refusals of one operation by status, each with its codes. */
export function problemResponses(
  codes: readonly string[],
  statuses: ReadonlyMap<string, number>,
): Record<string, JsonSchema> {
  const byStatus = new Map<number, string[]>()
  for (const code of new Set(codes)) {
    const status = statuses.get(code)
    if (status === undefined) throw new Error(`the error ${code} is declared by nobody`)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const sorted = [...byStatus].sort(([one], [other]) => one - other)
  return Object.fromEntries(
    sorted.map(([status, ofStatus]) => [String(status), problemResponse(status, ofStatus)]),
  )
}

function problemResponse(status: number, codes: readonly string[]): JsonSchema {
  return {
    description: `${MEANING[status]}: ${codes.map(code => `\`${code}\``).join(', ')}`,
    ...(status === 401 && { headers: { 'WWW-Authenticate': { schema: { type: 'string' } } } }),
    ...(HAS_RETRY_AFTER.has(status) && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    'x-problem-codes': codes,
  }
}
