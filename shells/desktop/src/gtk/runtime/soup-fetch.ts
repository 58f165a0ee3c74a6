import GLib from 'gi://GLib'
import Soup from 'gi://Soup?version=3.0'

const WAIT_S = 20

type Init = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | { toString(): string }
}

/** `fetch` without cookies, as far as the session of a shell uses it. No redirect is followed: none of its endpoints answers one. */
export function createFetch(): typeof fetch {
  const session = new Soup.Session({ timeout: WAIT_S, user_agent: 'tamga-desktop' })
  const ask = (message: Soup.Message): Promise<GLib.Bytes> =>
    new Promise((resolve, reject) => {
      session.send_and_read_async(message, GLib.PRIORITY_DEFAULT, null, (_, result) => {
        try {
          resolve(session.send_and_read_finish(result))
        } catch (error) {
          reject(error)
        }
      })
    })
  return (async (address: string, { method = 'GET', headers = {}, body }: Init = {}) => {
    const message = Soup.Message.new(method, address)
    message.set_flags(Soup.MessageFlags.NO_REDIRECT)
    for (const [name, value] of Object.entries(headers)) message.request_headers.append(name, value)
    if (body !== undefined) {
      const type =
        typeof body === 'string'
          ? (headers['content-type'] ?? 'text/plain')
          : 'application/x-www-form-urlencoded'
      message.set_request_body_from_bytes(type, new GLib.Bytes(new TextEncoder().encode(String(body))))
    }
    const text = new TextDecoder().decode((await ask(message)).toArray())
    const status = message.get_status()
    return {
      ...{ status, ok: status >= 200 && status < 300 },
      text: async () => text,
      json: async () => JSON.parse(text),
    }
  }) as unknown as typeof fetch
}
