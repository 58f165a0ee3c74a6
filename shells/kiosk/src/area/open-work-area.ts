import { randomBytes } from 'node:crypto'
import {
  bridgeSource,
  createHost,
  createRefusals,
  createSpeaker,
  type Data,
  DEFAULT_TIMEOUT_MS,
  type Host,
  MESSAGE_LIMIT,
  type Method,
  ShellError,
  type ShellEvent,
  type Speaker,
  VERSION,
} from '@tamga/shell-contract'
import type { Entry } from '@tamga/shell-contract/session'
import { type BrowserPage, type Heard, openPage } from '../browser/browser-page.ts'
import type { DebuggingPipe } from '../browser/debugging-pipe.ts'
import { askAboutPaper, type Question } from '../notices/notice-page.ts'
import type { KioskLanguage } from '../notices/texts.ts'
import { enter, readAddress, readMenu, type SessionView, signOut } from './core-calls.ts'
import { createIdleTimer, type IdleTimer } from './idle-timer.ts'
import { createJudge, ENTRANCE } from './judge-request.ts'
import { ALWAYS_ALLOWED, createHandlers, type Services } from './kiosk-handlers.ts'
import { areaWatcher, heardOfWatcher, TOLD } from './watcher.ts'

export type AreaOptions = {
  readonly pipe: DebuggingPipe
  readonly origin: string
  /** Further origins that pages may load from; documents come from the pinned one alone. */
  readonly alsoAllowed: readonly string[]
  readonly services: Services
  readonly entry: Entry
  readonly startPath: string
  readonly idleSeconds: number
  readonly language: KioskLanguage
}

export type LeaveReason = 'asked' | 'idle' | 'session_ended' | 'attack' | 'crashed'

export type WorkArea = {
  readonly page: BrowserPage
  readonly session: SessionView
  /** Resolved once: the person left, was idle, or their session is over. */
  readonly left: Promise<LeaveReason>
  emit<E extends ShellEvent>(event: E, data: Data<E>): Promise<void>
  setIdle(seconds: number): void
  /** What is asked above the work area now. */
  question(): Question | null
  /** Ends the session at the core too, as far as it can be reached. */
  signOut(): Promise<void>
  close(): Promise<void>
}

const SEND = 'tamgaShellSend'

/** What holds a work area together while it is open. */
type Core = {
  readonly origin: string
  readonly idle: IdleTimer
  readonly say: Speaker
  readonly host: () => Host
  leave(reason: LeaveReason): void
}

export async function openWorkArea(options: AreaOptions): Promise<WorkArea> {
  const { origin, entry, services } = options
  const deliver = `tamga${randomBytes(12).toString('hex')}`
  const { promise: left, resolve } = Promise.withResolvers<LeaveReason>()
  const state = { session: null as SessionView | null, isOver: false }
  let page: BrowserPage
  const leave = (reason: LeaveReason) => {
    state.isOver = true
    idle.stop()
    resolve(reason)
  }
  const idle = createIdleTimer(entry.idle_seconds ?? options.idleSeconds, () => leave('idle'))
  const say = createSpeaker(deliver, async text => state.isOver || page.evaluate(text))
  const core: Core = { origin, idle, say, leave, host: () => host }
  const asking = createAsking(options)
  const host = createAreaHost(core, options, {
    page: () => page,
    session: () => state.session,
    ask: asking.ask,
  })
  page = await openAreaPage(core, options, deliver)
  const leaveScanner = services.drivers.scanner?.onScan(
    text => void say(host.notice('device.scan', { text })).catch(() => {}),
  )
  const close = async () => {
    state.isOver = true
    idle.stop()
    leaveScanner?.()
    await asking.close()
    await page.close()
  }
  try {
    state.session = await enter(page, origin, entry)
    await page.open(`${origin}${options.startPath}`)
  } catch (error) {
    await close()
    throw error
  }
  return {
    ...{ page, session: state.session, left, close },
    question: asking.question,
    signOut: () => signOut(page),
    emit: (event, data) => say(host.notice(event, data)),
    setIdle: seconds => idle.set(seconds),
  }
}

type Reach = {
  page(): BrowserPage
  session(): SessionView | null
  ask(lines: readonly string[]): Promise<boolean>
}

function createAreaHost(
  { origin, idle, leave }: Core,
  { entry, services }: AreaOptions,
  { page, session, ask }: Reach,
): Host {
  const area = {
    ...{ origin, session, setIdle: idle.set, reset: () => leave('asked') },
    askAboutPaper: ask,
    readMenu: () => readMenu(page()),
    read: (url: string) => readAddress(page(), url),
  }
  return createHost({
    origin,
    allowed: [...ALWAYS_ALLOWED, ...entry.methods] as Method[],
    hasGesture: () => idle.sinceTouch() < 5000,
    handlers: createHandlers(area, services),
  })
}

/** One question at a time. */
function createAsking({ pipe, language }: AreaOptions) {
  let question: Question | null = null
  let isOpening = false
  const close = async () => {
    await question?.page.close()
    question = null
  }
  return {
    close,
    question: () => question,
    async ask(lines: readonly string[]): Promise<boolean> {
      if (isOpening || question) throw new ShellError('busy')
      isOpening = true
      question = await askAboutPaper(pipe, lines, language).finally(() => {
        isOpening = false
      })
      return question.isOnPaper.finally(close)
    },
  }
}

function openAreaPage(core: Core, options: AreaOptions, deliver: string): Promise<BrowserPage> {
  const { origin, pipe, alsoAllowed } = options
  const source = bridgeSource({
    ...{ origin, platform: 'kiosk', version: VERSION, capabilities: core.host().capabilities },
    ...{ send: SEND, deliver, timeoutMs: DEFAULT_TIMEOUT_MS, messageLimit: MESSAGE_LIMIT },
  })
  const hear = createHearing(core)
  return openPage(pipe, {
    judge: createJudge(origin, alsoAllowed),
    scripts: [
      { source, world: 'page' },
      { source: areaWatcher(ENTRANCE), world: 'host' },
    ],
    bindings: [SEND, TOLD],
    onHeard: heard => void hear(heard),
    onCrashed: () => core.leave('crashed'),
  })
}

/** Only the top frame of the pinned origin is answered; who calls otherwise, and often, is shut out. */
function createHearing({ origin, idle, say, host, leave }: Core): (heard: Heard) => Promise<void> {
  const refuse = createRefusals(() => leave('attack'))
  return async heard => {
    const told = heardOfWatcher(heard, origin)
    if (told === 'touch') return idle.touch()
    if (told === 'session_ended') return leave('session_ended')
    const { binding, text, origin: from, isTopFrame, world } = heard
    if (binding !== SEND || world !== 'page' || !isTopFrame || from !== origin) return refuse()
    const answer = await host().receive(text, { origin: from, isTopFrame })
    if (answer === null) return refuse()
    await say(answer).catch(() => {})
  }
}
