import { setTimeout as pause } from 'node:timers/promises'
import { type Entry, SessionError, type ShellSessionClient } from '@tamga/shell-contract/session'
import type { Services } from './area/kiosk-handlers.ts'
import { openWorkArea, type WorkArea } from './area/open-work-area.ts'
import { openSignIn, type SignInPage } from './area/sign-in-page.ts'
import { type LaunchOptions, launchBrowser, type RunningBrowser } from './browser/launch-browser.ts'
import { type Notice, type NoticePage, openNotice } from './notices/notice-page.ts'
import type { KioskLanguage } from './notices/texts.ts'

export type KioskOptions = {
  readonly origin: string
  readonly alsoAllowed?: readonly string[]
  readonly session: ShellSessionClient
  readonly services: Services
  readonly browser: Omit<LaunchOptions, 'hosts'>
  readonly idleSeconds: number
  readonly startPath?: string
  readonly language?: KioskLanguage
}

export type Kiosk = {
  /** What is shown now. */
  state(): KioskState
  /** Of the browser. */
  pid(): number | undefined
  /** What the console wants of it, from now on. */
  configure(wanted: { idle_seconds: number | null }): void
  stop(): Promise<void>
}

export type KioskState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'notice'; readonly shown: NoticePage }
  | { readonly kind: 'sign-in'; readonly signIn: SignInPage }
  | { readonly kind: 'work'; readonly area: WorkArea }
  | { readonly kind: 'stopped' }

type Run = {
  readonly options: KioskOptions
  readonly browser: RunningBrowser
  readonly signal: AbortSignal
  idleSeconds(): number
  show(state: KioskState): void
}

const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 30_000
const NOTICE_MS = 5000

/** Runs until it is stopped: a browser, somebody who signs in, their work area, and everything forgotten after each one. */
export function startKiosk(options: KioskOptions): Kiosk {
  let state: KioskState = { kind: 'starting' }
  let browser: RunningBrowser | null = null
  let { idleSeconds } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const show = (next: KioskState) => {
    state = next
  }

  async function supervise(): Promise<void> {
    let wait = FIRST_WAIT_MS
    while (!signal.aborted) {
      const began = Date.now()
      browser = await launchBrowser({ ...options.browser, hosts: hostsOf(options) })
      await serve({ options, browser, signal, show, idleSeconds: () => idleSeconds }).catch(() => {})
      show({ kind: 'starting' })
      await browser.stop()
      await options.session.forget().catch(() => {})
      wait = Date.now() - began > LONGEST_WAIT_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS)
      await pause(wait, undefined, { signal }).catch(() => {})
    }
  }

  const running = supervise()
  return {
    state: () => state,
    pid: () => browser?.process.pid,
    configure({ idle_seconds }) {
      idleSeconds = idle_seconds ?? options.idleSeconds
      if (state.kind === 'work') state.area.setIdle(idleSeconds)
    },
    async stop() {
      stopping.abort()
      await browser?.stop()
      await running
      show({ kind: 'stopped' })
    },
  }
}

const hostsOf = ({ origin, alsoAllowed = [] }: KioskOptions): string[] =>
  [origin, ...alsoAllowed].map(address => new URL(address).hostname)

/** One person after the other, until the browser is gone: then everything that is awaited here fails. */
async function serve(run: Run): Promise<void> {
  const { options, browser, signal, show } = run
  while (!signal.aborted) {
    const signIn = await openSignIn(browser.pipe, { ...options, idleSeconds: run.idleSeconds() }).catch(
      () => null,
    )
    if (!signIn) {
      await tell(run, 'offline')
      continue
    }
    show({ kind: 'sign-in', signIn })
    const outcome = await whileRunning(browser, signIn.ended).catch(() => 'left' as const)
    const entry = outcome === 'signed_in' ? await options.session.handOver().catch(noticeOf) : null
    await signIn.close()
    if (typeof entry === 'string') await tell(run, entry)
    else if (entry) await work(run, entry)
    // Nobody's tokens outlive their work area on a shared machine.
    await options.session.forget()
  }
}

const noticeOf = (error: unknown): Notice => {
  if (!(error instanceof SessionError)) return 'offline'
  return error.code === 'device_pending' || error.code === 'device_revoked' ? error.code : 'refused'
}

/** Fails when the browser is gone first. */
function whileRunning<T>({ pipe, ended }: RunningBrowser, work: Promise<T>): Promise<T> {
  const gone = Promise.race([ended, pipe.closed]).then(() => Promise.reject(new Error('the browser is gone')))
  return Promise.race([work, gone])
}

async function tell({ options, browser, signal, show }: Run, notice: Notice): Promise<void> {
  const shown = await openNotice(browser.pipe, notice, options.language ?? 'mn')
  show({ kind: 'notice', shown })
  await whileRunning(browser, pause(NOTICE_MS, undefined, { signal })).finally(() => shown.page.close())
}

async function work(run: Run, entry: Entry): Promise<void> {
  const { options, browser, show } = run
  const { origin, services, alsoAllowed = [], startPath = '/', language = 'mn' } = options
  const fixed = { pipe: browser.pipe, origin, services, alsoAllowed, startPath, language }
  const area = await openWorkArea({ ...fixed, entry, idleSeconds: run.idleSeconds() }).catch(() => null)
  if (!area) return tell(run, 'refused')
  show({ kind: 'work', area })
  const reason = await whileRunning(browser, area.left)
  show({ kind: 'starting' })
  if (reason !== 'session_ended') await area.signOut()
  await area.close()
}
