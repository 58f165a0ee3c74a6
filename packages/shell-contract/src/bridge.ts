import { Compile } from 'typebox/compile'
import {
  type CoreShell,
  DEFAULT_TIMEOUT_MS,
  ERROR_CODES,
  MESSAGE_LIMIT,
  type Notice,
  type Response,
  ShellError,
  VERSION,
} from './core-shell.ts'
import { EVENTS, METHODS, type Method, type ShellEvent } from './methods.ts'

export type Channel = { send(text: string): void; onMessage(listener: (text: string) => void): void }

export type BridgeOptions = {
  platform: CoreShell['platform']
  capabilities: readonly Method[]
  timeoutMs?: number
}

type Waiting = {
  resolve(value: unknown): void
  reject(error: Error): void
  timer: ReturnType<typeof setTimeout>
}

/** The client's half of the wire: what a host injects, and what the tests run against every host. */
export function createBridge(
  channel: Channel,
  { platform, capabilities, timeoutMs = DEFAULT_TIMEOUT_MS }: BridgeOptions,
): CoreShell {
  const waiting = new Map<string, Waiting>()
  const listeners = new Map<string, Set<(data: never) => void>>()
  let count = 0

  channel.onMessage(text => {
    const message = parse(text)
    if (!message) return
    if ('event' in message) deliver(listeners, message)
    else settle(waiting, message)
  })

  return Object.freeze({
    version: VERSION,
    platform,
    capabilities: Object.freeze([...capabilities]),
    call(method: Method, params: unknown) {
      return new Promise((resolve, reject) => {
        if (!capabilities.includes(method)) return reject(new ShellError('not_supported'))
        if (!Compile(METHODS[method].params).Check(params)) return reject(new ShellError('invalid_params'))
        const id = String(++count)
        const text = JSON.stringify({ v: 1, id, method, params })
        if (text.length > MESSAGE_LIMIT)
          return reject(new ShellError('invalid_params', 'the message is too large'))
        const timer = setTimeout(() => {
          waiting.delete(id)
          reject(new ShellError('timeout'))
        }, timeoutMs)
        waiting.set(id, { resolve, reject, timer })
        channel.send(text)
      })
    },
    on(event: ShellEvent, listener: (data: never) => void) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      return () => void known.delete(listener)
    },
  }) as CoreShell
}

function parse(text: string): Response | Notice | null {
  if (text.length > MESSAGE_LIMIT) return null
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' && message !== null ? (message as Response | Notice) : null
  } catch {
    return null
  }
}

/** An unknown event, or one whose data does not fit, is ignored: a newer host may say more than we know. */
function deliver(listeners: Map<string, Set<(data: never) => void>>, { event, data }: Notice): void {
  const schema = EVENTS[event as ShellEvent]
  if (!schema || !Compile(schema).Check(data)) return
  for (const listener of listeners.get(event) ?? []) listener(data as never)
}

function settle(waiting: Map<string, Waiting>, message: Response): void {
  const call = waiting.get(message.id)
  if (!call) return
  waiting.delete(message.id)
  clearTimeout(call.timer)
  if ('result' in message) call.resolve(message.result)
  else
    call.reject(
      new ShellError(
        ERROR_CODES.includes(message.error.code) ? message.error.code : 'device_error',
        message.error.message,
      ),
    )
}
