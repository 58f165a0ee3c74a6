import type { ShellSessionClient } from '@tamga/shell-contract/session'
import { type BrowserPage, openPage } from '../browser/browser-page.ts'
import type { DebuggingPipe } from '../browser/debugging-pipe.ts'
import type { Judge } from '../browser/page-guard.ts'
import { createIdleTimer } from './idle-timer.ts'
import { heardOfWatcher, TOLD, TOUCH_WATCHER } from './watcher.ts'

/** Nothing listens there: the host takes the answer before it leaves the browser. */
const REDIRECT = 'http://127.0.0.1/callback'
/** A request for authorization lives for an hour; the page that nobody touches is made anew before. */
const UNTOUCHED_SECONDS = 1800

export type SignInOutcome = 'signed_in' | 'left'

export type SignInPage = {
  readonly page: BrowserPage
  /** Left: nobody finished, or the person refused; whoever comes next begins anew. */
  readonly ended: Promise<SignInOutcome>
  close(): Promise<void>
}

export type SignInOptions = {
  readonly origin: string
  readonly session: ShellSessionClient
  readonly idleSeconds: number
}

/**
 * The browser of the kiosk stands in for the system's: a page of its own, with storage of its own and without window.CoreShell. Consent
 * and factors are asked as anywhere.
 */
export async function openSignIn(
  pipe: DebuggingPipe,
  { origin, session, idleSeconds }: SignInOptions,
): Promise<SignInPage> {
  const { url, verifier, state } = await session.authorize(REDIRECT)
  const { promise: ended, resolve, reject } = Promise.withResolvers<SignInOutcome>()
  ended.catch(() => {})
  const idle = createIdleTimer(UNTOUCHED_SECONDS, () => resolve('left'))
  const take = async ({ searchParams }: URL) => {
    const code = searchParams.get('code')
    if (searchParams.get('state') !== state || !code) return resolve('left')
    await session.redeem({ code, verifier, redirectUri: REDIRECT }).then(() => resolve('signed_in'), reject)
  }
  const page = await openPage(pipe, {
    judge: createJudge(origin, take),
    scripts: [{ source: TOUCH_WATCHER, world: 'host' }],
    bindings: [TOLD],
    onHeard(heard) {
      if (heardOfWatcher(heard, origin) !== 'touch') return
      idle.set(idleSeconds)
      idle.touch()
    },
    onCrashed: () => resolve('left'),
  })
  const close = () => {
    idle.stop()
    return page.close()
  }
  await page.open(url).catch(async error => {
    await close()
    throw error
  })
  return { page, ended, close }
}

const createJudge =
  (origin: string, take: (answer: URL) => Promise<void>): Judge =>
  ({ url, isTopDocument }) => {
    const address = URL.parse(url)
    if (isTopDocument && address && `${address.origin}${address.pathname}` === REDIRECT) {
      void take(address)
      return { html: '<!doctype html><title></title>' }
    }
    const isInline = address?.protocol === 'data:' || address?.protocol === 'blob:'
    return address?.origin === origin || (isInline && !isTopDocument) ? 'through' : 'blocked'
  }
