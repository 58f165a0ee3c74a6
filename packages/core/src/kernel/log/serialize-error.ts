import { scrubErrorMessage } from './scrub-text.ts'

const MAX_CAUSES = 4

// Everything else an error carries (detail, where, parameters, query, config, response) may hold values.
const KEPT = [
  'code',
  'status',
  'statusCode',
  'reason',
  'severity',
  'schema',
  'table',
  'constraint',
  'syscall',
]

export type SerializedError = { name: string; message: string; stack?: string; [field: string]: unknown }

export function serializeError(error: Error, depth = 0): SerializedError {
  const message = scrubErrorMessage(error.message)
  const serialized: SerializedError = { name: error.name, message }
  for (const field of KEPT) {
    const value = (error as unknown as Record<string, unknown>)[field]
    if (isPlainMark(value)) serialized[field] = value
  }
  const stack = framesOf(error)
  if (stack) serialized.stack = stack
  if (depth >= MAX_CAUSES) return serialized
  if (error.cause instanceof Error) serialized.cause = serializeError(error.cause, depth + 1)
  if (error instanceof AggregateError) serialized.errors = serializeParts(error, depth)
  return serialized
}

function serializeParts(error: AggregateError, depth: number): SerializedError[] {
  const parts = error.errors.filter((part): part is Error => part instanceof Error).slice(0, 5)
  return parts.map(part => serializeError(part, depth + 1))
}

function isPlainMark(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && value.length <= 128 && /^[\w.:-]+$/.test(value)
}

// The head of a stack repeats the message as it was, so only the frames are taken.
function framesOf(error: Error): string | undefined {
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return frames.length > 0 ? frames.map(line => line.trim()).join('\n') : undefined
}
