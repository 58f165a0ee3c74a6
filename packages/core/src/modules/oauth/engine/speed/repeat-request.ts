import type { IncomingMessage } from 'node:http'
import { stringify } from 'node:querystring'
import type { EngineRequest } from '../request.ts'

/**
 * Replay of a request whose client turned out to have changed: it is answered a second time, with the client as it is now. The
 * engine reads bodies from the stream, which gives each of them once. Saves nothing itself: it makes assuming the client safe.
 */
export function rewindRequest(message: IncomingMessage, { koa }: EngineRequest): void {
  const { body } = koa!.oidc
  if (message.method !== 'POST' || body === undefined) return
  const form = Buffer.from(stringify(body as NodeJS.Dict<string>))
  if (message.headers['content-length'] !== undefined) message.headers['content-length'] = String(form.length)
  Object.defineProperties(message, { readable: { value: true }, iterator: { value: () => [form] } })
}
