import type { JsonSchema } from './schema.ts'

/** What a code is answered with, for those that are not a 409: a state that forbids it is the usual refusal. */
const STATUS: Readonly<Record<number, readonly string[]>> = {
  400: ['validation_failed', 'malformed_json', 'logout_token_invalid'],
  401: ['unauthenticated', 'invalid_credentials'],
  403: [
    'permission_denied',
    'app_not_installed',
    'cross_site_request',
    'operator_required',
    'session_required',
    'tenant_suspended',
    'membership_suspended',
    'not_a_member',
    'login_method_disabled',
    'network_not_allowed',
    'reauthentication_required',
    'insufficient_scope',
    'administrator_required',
    'sso_already_linked',
    'sso_email_missing',
    'sso_invitation_needed',
    'sso_invitation_pending',
    'sso_not_invited',
  ],
  404: ['not_found', 'interaction_expired', 'user_code_unknown'],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
  422: [
    'client_inconsistent',
    'import_invalid',
    'link_invalid',
    'not_available_in_production',
    'own_network_excluded',
    'password_unacceptable',
    'password_wrong',
    'reason_required',
    'redirect_host_not_allowed',
    'secret_key_missing',
    'secret_required',
    'tenant_not_choosable',
    'unknown_permission',
  ],
  429: ['too_many_requests'],
  503: ['overloaded', 'mail_unavailable', 'sso_unavailable'],
}

const statusByCode = new Map(
  Object.entries(STATUS).flatMap(([status, codes]) => codes.map(code => [code, Number(status)] as const)),
)

export const statusOf = (code: string): number => statusByCode.get(code) ?? 409

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
  503: 'The service is past its capacity; `Retry-After` says when to come back',
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
export function problemResponses(codes: readonly string[]): Record<string, JsonSchema> {
  const byStatus = new Map<number, string[]>()
  for (const code of [...new Set(codes)])
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
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
