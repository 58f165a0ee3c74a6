import type { Readable, Writable } from 'node:stream'

type Answer = { id: number; result?: unknown; error?: { message: string } }
type Event = { method: string; params: Record<string, never>; sessionId?: string }

type Waiting = {
  readonly sessionId: string | undefined
  resolve(value: never): void
  reject(error: Error): void
}

export type DebuggingPipe = {
  /** Resolved when nobody is at the other end any more; whatever is still asked fails. */
  readonly closed: Promise<void>
  send<T = Record<string, never>>(method: string, params?: object, sessionId?: string): Promise<T>
  on(listener: (event: Event) => void): () => void
}

const GONE = 'the browser is gone'

/**
 * The Chrome DevTools Protocol over two pipes of the child (`--remote-debugging-pipe`): messages end with a zero byte. There is no port that
 * another program of the machine could connect to.
 */
export function openDebuggingPipe(toBrowser: Writable, fromBrowser: Readable): DebuggingPipe {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(event: Event) => void>()
  let count = 0
  let isClosed = false
  const closed = new Promise<void>(resolve => {
    function end(): void {
      isClosed = true
      failAll(waiting, () => new Error(GONE))
      resolve()
    }
    for (const stream of [fromBrowser, toBrowser]) stream.on('close', end).on('error', end)
    fromBrowser.on('end', end)
  })
  readMessages(fromBrowser, text => {
    const message = JSON.parse(text) as Answer | Event
    if ('id' in message) return settle(waiting, message)
    const gone = goneSession(message)
    if (gone !== undefined)
      failAll(waiting, one => (one.sessionId === gone ? new Error('the page is gone') : null))
    for (const listener of [...listeners]) listener(message)
  })
  return {
    closed,
    send(method, params = {}, sessionId) {
      const id = ++count
      return new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(GONE))
        waiting.set(id, { sessionId, resolve, reject })
        toBrowser.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
      })
    },
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function settle(waiting: Map<number, Waiting>, { id, error, result }: Answer): void {
  const one = waiting.get(id)
  waiting.delete(id)
  if (error) one?.reject(new Error(error.message))
  else one?.resolve(result as never)
}

/** A page that is gone, or whose process is, answers nothing any more. */
function goneSession({ method, params, sessionId }: Event): string | undefined {
  if (method === 'Target.detachedFromTarget') return params['sessionId']
  return method === 'Inspector.targetCrashed' ? sessionId : undefined
}

function failAll(waiting: Map<number, Waiting>, errorOf: (one: Waiting) => Error | null): void {
  for (const [id, one] of waiting) {
    const error = errorOf(one)
    if (!error) continue
    waiting.delete(id)
    one.reject(error)
  }
}

function readMessages(stream: Readable, take: (text: string) => void): void {
  let parts: Buffer[] = []
  stream.on('data', (chunk: Buffer) => {
    let from = 0
    for (let end = chunk.indexOf(0, from); end >= 0; end = chunk.indexOf(0, from)) {
      parts.push(chunk.subarray(from, end))
      take(Buffer.concat(parts).toString())
      parts = []
      from = end + 1
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
  })
}
