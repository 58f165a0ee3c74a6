import type { CoreShell } from './core-shell.ts'
import type { Method } from './methods.ts'

export type InjectedOptions = {
  readonly origin: string
  readonly platform: CoreShell['platform']
  readonly version: string
  readonly capabilities: readonly Method[]
  readonly timeoutMs: number
  /** Methods for which the host asks a person; these wait longer. */
  readonly prompts?: readonly Method[]
  readonly promptTimeoutMs?: number
  readonly messageLimit: number
  /** Name of the function that the host put into the page to hear it. */
  readonly send: string
  /** Name under which the host reaches the page; nobody else knows it. */
  readonly deliver: string
}

/**
 * The client's half of the wire as one function without anything around it, so that a host can put its source into a page. It checks
 * no parameters: the host does, which must not trust the page anyway.
 */
function inject(options: InjectedOptions): void {
  type Waiting = { resolve(value: unknown): void; reject(error: Error): void; timer: unknown }
  type Page = Record<string, ((text: string) => void) | undefined>
  const page = globalThis as unknown as Page & { top: unknown; window: unknown; location: { origin: string } }
  if (page.top !== page.window || page.location.origin !== options.origin) return
  const send = page[options.send]
  const waiting = new Map<string, Waiting>()
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  let count = 0
  const refusal = (code: string, message = code) =>
    Object.assign(new Error(message), { name: 'ShellError', code })
  const call = (method: Method, params: unknown) =>
    new Promise((resolve, reject) => {
      if (!options.capabilities.includes(method)) return reject(refusal('not_supported'))
      const id = String(++count)
      const text = JSON.stringify({ v: 1, id, method, params })
      if (text.length > options.messageLimit)
        return reject(refusal('invalid_params', 'the message is too large'))
      const isPrompt = options.prompts?.includes(method) && options.promptTimeoutMs
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(refusal('timeout'))
      }, isPrompt || options.timeoutMs)
      waiting.set(id, { resolve, reject, timer })
      send?.(text)
    })
  const on = (event: string, listener: (data: unknown) => void) => {
    const known = listeners.get(event) ?? new Set()
    listeners.set(event, known.add(listener))
    return () => void known.delete(listener)
  }
  const deliver = (text: string) => {
    const { id, event, data, result, error } = JSON.parse(text)
    if (event !== undefined) {
      for (const listener of listeners.get(event) ?? []) listener(data)
      return
    }
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer as never)
    if (error) one.reject(refusal(error.code, error.message))
    else one.resolve(result)
  }
  const { version, platform, capabilities } = options
  const shell = Object.freeze({ version, platform, capabilities: Object.freeze([...capabilities]), call, on })
  Object.defineProperty(page, 'CoreShell', { value: shell })
  Object.defineProperty(page, options.deliver, { value: deliver })
}

/** The script for the start of every document. */
export const bridgeSource = (options: InjectedOptions): string =>
  `(${inject.toString()})(${JSON.stringify(options)})`
