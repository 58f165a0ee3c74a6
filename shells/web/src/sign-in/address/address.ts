import { announceSessionChange } from '../../api/session-channel.ts'
import { ownPath } from './own-path.ts'

const query = () => new URLSearchParams(location.search)

/** The token of a mailed link stands behind the hash, where no server and no proxy sees it. */
export const tokenInHash = (): string | null => new URLSearchParams(location.hash.slice(1)).get('token')

export const tenantInQuery = (): string | undefined => query().get('tenant') ?? undefined

/** An application led here after signing out. */
export const isSignedOut = (): boolean => query().get('signed_out') === 'true'

/** Why a sign-in through another provider came to nothing. */
export const errorInQuery = (): string | null => query().get('error')

/** Where the person was heading. */
export const returnPath = (wanted: string | null = query().get('return_to')): string =>
  ownPath(wanted ?? '/', location.origin) ?? '/'

/** The same page of ours with what the address already carries: tenant and return path survive a detour. */
export function withContext(path: string): string {
  const kept = new URLSearchParams()
  for (const name of ['tenant', 'return_to']) {
    const value = query().get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** A session began: the other tabs learn of it, and this one goes where it was heading. */
export function enter(path: string = returnPath()): void {
  announceSessionChange()
  location.replace(path)
}

/** A used link must not stay in the address, nor in the history. */
export const forgetToken = (): void => history.replaceState(null, '', location.pathname + location.search)
