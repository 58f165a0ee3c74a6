import { scrubErrorMessage } from './scrub-text.ts'
import { isSecretName } from './secret-names.ts'
import { serializeError } from './serialize-error.ts'

export const REDACTED = '[redacted]'
const MAX_DEPTH = 5
const MAX_ITEMS = 50
const MAX_TEXT = 8192

/** A copy fit for the log: secrets by field name replaced, errors reduced, depth and length bounded. */
export function redactFields(fields: object): Record<string, unknown> {
  const { req, res, ...rest } = fields as Record<string, unknown>
  const copy = redactObject(rest, 1)
  if (req !== undefined) copy.req = describeRequest(req)
  if (res !== undefined) copy.res = describeReply(res)
  return copy
}

// Fastify hands over its whole request and reply.
function describeRequest(req: unknown): unknown {
  const { method, url } = (req ?? {}) as { method?: unknown; url?: unknown }
  if (typeof method !== 'string' || typeof url !== 'string') return redactValue(req, 2)
  return { method, url: url.split('?', 1)[0] }
}

function describeReply(res: unknown): unknown {
  const { statusCode } = (res ?? {}) as { statusCode?: unknown }
  return typeof statusCode === 'number' ? { statusCode } : redactValue(res, 2)
}

function redactObject(object: Record<string, unknown>, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object)) {
    copy[name] = isSecretName(name) && holdsSomething(value) ? REDACTED : redactValue(value, depth + 1)
  }
  return copy
}

// `has_secret: true` or `token: null` tells nothing.
function holdsSomething(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean'
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value === 'function') return undefined
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Error) return serializeError(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (value instanceof URL) return value.href
  // Deeper values are not inspected, so they are left out.
  if (depth > MAX_DEPTH) return Array.isArray(value) ? '[Array]' : '[Object]'
  if (Array.isArray(value)) return redactArray(value, depth)
  if (value instanceof Map) return redactObject(Object.fromEntries(value), depth)
  return isPlain(value) ? redactObject(value, depth) : `[${value.constructor?.name ?? 'Object'}]`
}

function redactArray(items: unknown[], depth: number): unknown[] {
  const copy = items.slice(0, MAX_ITEMS).map(item => redactValue(item, depth + 1))
  if (items.length > MAX_ITEMS) copy.push(`… ${items.length - MAX_ITEMS} more`)
  return copy
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export function redactMessage(message: unknown): unknown {
  return typeof message === 'string' ? scrubErrorMessage(message) : message
}
