import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

const COOKIE = 'scheme'
const YEAR = 31_536_000

const isScheme = (value: string | undefined): value is MantineColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto'

/** In a cookie, so that the server can put it into the page and the first frame already has the right colours. */
export const cookieColorScheme: MantineColorSchemeManager = {
  get(fallback) {
    const stored = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(document.cookie)?.[1]
    return isScheme(stored) ? stored : fallback
  },
  set(scheme) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and on plain http
    document.cookie = `${COOKIE}=${scheme}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
  },
  subscribe() {},
  unsubscribe() {},
  clear() {},
}
