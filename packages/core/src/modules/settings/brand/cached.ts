import { createHash } from 'node:crypto'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'

/** Sets Cache-Control and ETag of a public answer. */
export function cached<T extends object>(reply: ReplyTools, seconds: number, value: T): T {
  reply.header(
    'etag',
    `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 27)}"`,
  )
  reply.header('cache-control', `public, max-age=${seconds}`)
  return value
}
