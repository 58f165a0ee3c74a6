import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Loopback, LoopbackAnswer } from '../src/desktop/system.ts'
import { drawPage } from './draw-page.ts'

/** On the loopback address alone, for as long as somebody signs in (RFC 8252 §7.3). */
export async function listenOnLoopback(answer: LoopbackAnswer): Promise<Loopback> {
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const isOurs = request.method === 'GET' && pathname === '/callback'
    const text = isOurs ? answer(Object.fromEntries(searchParams)) : null
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }
    reply.writeHead(text === null ? 404 : 200, headers).end(text === null ? '' : drawPage({ title: text }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { redirectUri: `http://127.0.0.1:${port}/callback`, close: () => void server.close() }
}
