import { createHash } from 'node:crypto'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'

/** Says how long an open answer may be kept, and by which mark it is known again. */
export function cached<T extends object>(reply: ReplyTools, seconds: number, value: T): T {
  reply.header(
    'etag',
    `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 27)}"`,
  )
  reply.header('cache-control', `public, max-age=${seconds}`)
  return value
}
