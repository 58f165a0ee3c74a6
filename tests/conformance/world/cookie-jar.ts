type Cookie = { name: string; value: string; path: string }

export type CookieJar = {
  store(response: Response, path: string): void
  /** The header for a path, as a browser would send it (RFC 6265 §5.4). */
  header(path: string): string
  value(name: string): string | undefined
  set(name: string, value: string): void
  clear(): void
}

const reaches = (cookiePath: string, path: string): boolean =>
  path === cookiePath ||
  path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`) ||
  cookiePath === '/'

function parse(line: string, path: string): Cookie & { gone: boolean } {
  const [pair = '', ...attributes] = line.split(/; */)
  const split = pair.indexOf('=')
  const attribute = (name: string) =>
    attributes.find(one => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const expires = attribute('expires')
  const gone = Number(attribute('max-age') ?? 1) <= 0 || (expires ? Date.parse(expires) < Date.now() : false)
  return { name: pair.slice(0, split), value: pair.slice(split + 1), path: attribute('path') ?? path, gone }
}

/** The cookies of one origin. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>()
  const keyOf = ({ name, path }: Cookie) => `${name} ${path}`
  return {
    store(response, path) {
      for (const line of response.headers.getSetCookie()) {
        const { gone, ...cookie } = parse(line, path)
        if (gone) cookies.delete(keyOf(cookie))
        else cookies.set(keyOf(cookie), cookie)
      }
    },
    header: path =>
      [...cookies.values()]
        .filter(cookie => reaches(cookie.path, path))
        .sort((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    value: name => [...cookies.values()].find(cookie => cookie.name === name)?.value,
    set(name, value) {
      const cookie = { name, value, path: '/' }
      cookies.set(keyOf(cookie), cookie)
    },
    clear: () => cookies.clear(),
  }
}
