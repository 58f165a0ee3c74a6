import { MESSAGE_LIMIT } from '@tamga/shell-contract'
import { ENTRANCE } from './core-calls.ts'

/** What the watcher tells the host. */
export type Told =
  | { readonly kind: 'call'; readonly text: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'session_ended' }

/** The page reaches the watcher by an event of this name, which is made anew for each work area. */
export const sendSource = (name: string, channel: string): string =>
  `Object.defineProperty(window, '${name}', { configurable: true, value: text => { window.dispatchEvent(new CustomEvent('${channel}', { detail: text })) } })`

/** After the bridge has taken it, nobody finds it any more. */
export const forgetSource = (name: string): string => `delete window.${name}`

const SESSION = `
  const events = new EventSource('/api/v1/me/events')
  events.addEventListener('session', () => tell({ kind: 'session_ended' }))
  events.onerror = () => { if (events.readyState === EventSource.CLOSED) fetch('/api/v1/me', { headers: { 'x-background': '1' } }).then(answer => answer.status === 401 && tell({ kind: 'session_ended' }), () => {}) }`

/**
 * Runs in a world of the host, which the page cannot see, in the top frame of the pinned origin alone. `tell` is an expression for the function
 * that brings an object to the host.
 */
export const watcherSource = (given: { origin: string; channel: string; tell: string }): string =>
  `(() => {
  if (window.top !== window || location.origin !== ${JSON.stringify(given.origin)}) return
  const tell = ${given.tell}
  addEventListener('${given.channel}', ({ detail }) => tell(typeof detail === 'string' && detail.length <= ${MESSAGE_LIMIT} ? { kind: 'call', text: detail } : { kind: 'refused' }))
  if (location.pathname !== '${ENTRANCE}') { ${SESSION} }
})()`

export function readTold(text: string): Told | null {
  try {
    return JSON.parse(text) as Told
  } catch {
    return null
  }
}
