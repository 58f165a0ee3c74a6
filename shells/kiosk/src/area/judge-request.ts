import type { Judge } from '../browser/page-guard.ts'

/** An empty document of the pinned origin, answered by the host itself: there the web view exchanges its code for the cookie. */
export const ENTRANCE = '/shell-entrance'

/** Documents come from the pinned origin; what they load, also from the others on the list. Anything else does not exist. */
export const createJudge =
  (origin: string, alsoAllowed: readonly string[]): Judge =>
  ({ url, isTopDocument }) => {
    const address = URL.parse(url)
    if (address?.origin === origin && address.pathname === ENTRANCE)
      return { html: '<!doctype html><meta charset="utf-8"><title></title>' }
    if (address?.origin === origin) return 'through'
    if (isTopDocument) return 'ignored'
    const isInline = address?.protocol === 'data:' || address?.protocol === 'blob:'
    return isInline || alsoAllowed.includes(address?.origin ?? '') ? 'through' : 'blocked'
  }
