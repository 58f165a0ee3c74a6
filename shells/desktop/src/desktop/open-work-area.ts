import {
  bridgeSource,
  createHost,
  createRefusals,
  createSpeaker,
  type Data,
  DEFAULT_TIMEOUT_MS,
  FRAME_METHODS,
  type Host,
  MESSAGE_LIMIT,
  type Method,
  PROMPT_TIMEOUT_MS,
  type ShellEvent,
  type Speaker,
  VERSION,
} from '@tamga/shell-contract'
import type { Entry } from '@tamga/shell-contract/session'
import { enter } from './core-calls.ts'
import { createHandlers, type Frame } from './handlers.ts'
import type { AreaView, DesktopSystem, Heard, SessionView } from './system.ts'
import { forgetSource, readTold, sendSource, watcherSource } from './watcher.ts'

export type LeaveReason = 'session_ended' | 'attack' | 'crashed' | 'offline'

export type WorkArea = {
  readonly view: AreaView
  emit<E extends ShellEvent>(event: E, data: Data<E>): Promise<void>
  close(): void
}

export type AreaOptions = {
  readonly system: DesktopSystem
  readonly origin: string
  readonly entry: Entry
  readonly path: string
  readonly frame: Frame
  /** The web view has its cookie; the page comes after this. */
  onEntered(session: SessionView, view: AreaView): Promise<void>
  /** Once: the page has to go. */
  onLeave(reason: LeaveReason): void
}

const SEND = 'tamgaShellSend'
const GESTURE_MS = 5000

const randomName = (): string => `tamga${crypto.randomUUID().replaceAll('-', '')}`

export async function openWorkArea(options: AreaOptions): Promise<WorkArea> {
  const { system, origin, entry, path, frame } = options
  const names = { deliver: randomName(), channel: randomName() }
  const state = { isOver: false }
  let view: AreaView
  const leave = (reason: LeaveReason) => {
    if (state.isOver) return
    state.isOver = true
    options.onLeave(reason)
  }
  const host = createHost({
    origin,
    allowed: [...FRAME_METHODS, ...entry.methods] as Method[],
    hasGesture: () => view.sinceTouch() < GESTURE_MS,
    handlers: createHandlers(frame, { system, origin, view: () => view }),
  })
  const say = createSpeaker(names.deliver, async text => state.isOver || view.run(text, 'page'))
  const hear = createHearing({ origin, host, say, leave })
  view = await system.openView({
    ...{ origin, ...scriptsOf(origin, host, names), onHeard: heard => void hear(heard) },
    onFailed: () => leave('offline'),
    onCrashed: () => leave('crashed'),
  })
  const close = () => {
    state.isOver = true
    view.close()
  }
  try {
    await options.onEntered(await enter(view, entry), view)
    await view.open(`${origin}${path}`)
    if (state.isOver) throw new Error('the work area was left while it opened')
    return { view, close, emit: (event, data) => say(host.notice(event, data)) }
  } catch (error) {
    close()
    throw error
  }
}

function scriptsOf(origin: string, host: Host, { deliver, channel }: { deliver: string; channel: string }) {
  const bridge = bridgeSource({
    ...{ origin, platform: 'desktop', version: VERSION, capabilities: host.capabilities, deliver },
    ...{ send: SEND, timeoutMs: DEFAULT_TIMEOUT_MS, messageLimit: MESSAGE_LIMIT },
    ...{ prompts: ['device.pickFile', 'device.saveFile', 'device.sign', 'device.print'] },
    promptTimeoutMs: PROMPT_TIMEOUT_MS,
  })
  return {
    pageScript: [sendSource(SEND, channel), bridge, forgetSource(SEND)].join(';\n'),
    hostScript: (tell: string) => watcherSource({ origin, channel, tell }),
  }
}

type Hearing = {
  readonly origin: string
  readonly host: Host
  readonly say: Speaker
  leave(reason: LeaveReason): void
}

/** Only the top frame of the pinned origin is answered; who calls otherwise, and often, is shut out. */
function createHearing({ origin, host, say, leave }: Hearing): (heard: Heard) => Promise<void> {
  const refuse = createRefusals(() => leave('attack'))
  return async ({ text, origin: from, isTopFrame }) => {
    if (from !== origin || !isTopFrame) return refuse()
    const told = readTold(text)
    if (told?.kind === 'session_ended') return leave('session_ended')
    if (told?.kind !== 'call') return refuse()
    const answer = await host.receive(told.text, { origin: from, isTopFrame })
    if (answer === null) return refuse()
    await say(answer).catch(() => {})
  }
}
