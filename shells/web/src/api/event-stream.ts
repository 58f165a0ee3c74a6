import type { paths } from './schema.d.ts'

type Notifications = paths['/api/v1/me/notifications']['get']['responses'][200]['content']['application/json']

/** What the stream tells. `state` is our own: whether it is open. */
export type ServerEvent =
  | { event: 'notification'; data: Notifications['items'][number] }
  | { event: 'withdrawn'; data: { id: string } }
  | { event: 'badges'; data: { unread: number } }
  | { event: 'session'; data: { state: 'ended' } }
  | { event: 'state'; data: { isOpen: boolean } }

type Listener = (event: ServerEvent) => void

const NAME = 'tamga-events'
const TOLD = ['notification', 'withdrawn', 'badges', 'session'] as const
const RETRY_MS = 15_000

/**
 * One stream for all tabs of a browser, which has few connections to one server: the tab that holds the lock reads it and tells the
 * others. When it closes, the next one takes over.
 */
export function followEvents(listener: Listener): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => listener(data as ServerEvent)
  const stop = new AbortController()
  const tellAll: Listener = event => {
    channel.postMessage(event)
    listener(event)
  }
  const hold = () =>
    new Promise<void>(resolve => {
      const close = readStream(tellAll)
      stop.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })
  // Without locks (an insecure origin) each tab has a stream of its own.
  if ('locks' in navigator) navigator.locks.request(NAME, { signal: stop.signal }, hold).catch(() => {})
  else void hold()
  return () => {
    stop.abort()
    channel.close()
  }
}

/** The browser comes back by itself after a cut; after a refusal we do. */
function readStream(tell: Listener): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource('/api/v1/me/events')
    source.onopen = () => tell({ event: 'state', data: { isOpen: true } })
    source.onerror = () => {
      tell({ event: 'state', data: { isOpen: false } })
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS)
    }
    for (const event of TOLD)
      source.addEventListener(event, ({ data }) => tell({ event, data: JSON.parse(data) } as ServerEvent))
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
