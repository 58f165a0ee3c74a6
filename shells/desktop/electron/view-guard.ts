import type { NavigationEvent, WebContents } from 'electron'
import type { Address } from '../src/desktop/system.ts'

export type Guarding = {
  readonly origin: string
  openOutside(url: string): Promise<void>
  parseAddress(text: string): Address | null
}

/** Documents and what they load come from the pinned origin; other addresses open in the system browser, or not at all. */
export function guardContents(contents: WebContents, { origin, openOutside, parseAddress }: Guarding): void {
  const isOwn = (url: string) => /^(about|data|blob):/.test(url) || parseAddress(url)?.origin === origin
  const leave = (url: string) => {
    if (parseAddress(url)?.protocol === 'https:') void openOutside(url).catch(() => {})
  }
  contents.on('will-navigate', (event: NavigationEvent) => {
    if (parseAddress(event.url)?.origin === origin) return
    event.preventDefault()
    leave(event.url)
  })
  const refuse = (event: NavigationEvent) => {
    if (!isOwn(event.url)) event.preventDefault()
  }
  contents.on('will-redirect', refuse)
  contents.on('will-frame-navigate', refuse)
  contents.setWindowOpenHandler(({ url }) => {
    leave(url)
    return { action: 'deny' }
  })
  contents.session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isOwn(url) }))
  contents.session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
}
