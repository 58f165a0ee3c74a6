import Soup from 'gi://Soup?version=3.0'
import type { Loopback, LoopbackAnswer } from '../../desktop/system.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const page = (text: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tamga</title>
<style>html{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{min-height:90vh;display:grid;place-content:center;text-align:center}</style><p>${escaped(text)}`

/** On the loopback address alone, for as long as somebody signs in (RFC 8252 §7.3). */
export async function listenOnLoopback(answer: LoopbackAnswer): Promise<Loopback> {
  const server = new Soup.Server({})
  server.add_handler('/', (...given) => {
    const [, message, path, query] = given
    const isOurs = message.get_method() === 'GET' && path === '/callback'
    const text = isOurs ? answer((query ?? {}) as Record<string, string>) : null
    message.set_status(text === null ? 404 : 200, null)
    message.get_response_headers().append('cache-control', 'no-store')
    message
      .get_response_headers()
      .append('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    const body = new TextEncoder().encode(text === null ? '' : page(text))
    message.set_response('text/html; charset=utf-8', Soup.MemoryUse.COPY, body)
  })
  server.listen_local(0, Soup.ServerListenOptions.IPV4_ONLY)
  const port = server.get_uris()[0]!.get_port()
  return {
    redirectUri: `http://127.0.0.1:${port}/callback`,
    // What is being answered goes out first.
    close: () => void setTimeout(() => server.disconnect(), 1000),
  }
}
