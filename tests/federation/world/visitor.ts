import { type CookieJar, createCookieJar } from '../../conformance/world/cookie-jar.ts'

export type Stop = { url: URL; status: number; text: string; headers: Headers }

/** A browser on several origins: cookies of each host, and redirects followed until a page is shown. */
export type Visitor = {
  jar(origin: string): CookieJar
  send(address: string | URL, init?: RequestInit): Promise<Response>
  /** Follows redirects; stops before an address that `until` accepts, and otherwise at the first page. */
  go(address: string | URL, until?: (url: URL) => boolean): Promise<Stop>
}

const MOST_STEPS = 25

export function createVisitor(): Visitor {
  const jars = new Map<string, CookieJar>()
  const jar = (origin: string) => {
    const known = jars.get(origin) ?? createCookieJar()
    jars.set(origin, known)
    return known
  }
  const visitor: Visitor = {
    jar,
    async send(address, init = {}) {
      const url = new URL(address)
      const headers = new Headers(init.headers)
      const cookie = jar(url.origin).header(url.pathname)
      if (cookie) headers.set('cookie', cookie)
      const response = await fetch(url, { redirect: 'manual', ...init, headers })
      jar(url.origin).store(response, url.pathname)
      return response
    },
    async go(address, until = () => false) {
      let url = new URL(address)
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        if (steps > 0 && until(url)) return { url, status: 0, text: '', headers: new Headers() }
        const response = await visitor.send(url)
        const location = response.headers.get('location')
        if (response.status < 300 || response.status >= 400 || location === null)
          return { url, status: response.status, text: await response.text(), headers: response.headers }
        url = new URL(location, url)
      }
      throw new Error(`too many redirects at ${url}`)
    },
  }
  return visitor
}
