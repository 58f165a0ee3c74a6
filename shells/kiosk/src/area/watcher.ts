import type { Heard } from '../browser/browser-page.ts'

/** Name of the function by which the watcher reaches the host. */
export const TOLD = 'tamgaHostTold'

const TOUCHES = `
  const tell = what => window.${TOLD}?.(what)
  let last = 0
  const touched = ({ isTrusted }) => { const now = Date.now(); if (isTrusted && now - last > 1000) { last = now; tell('touch') } }
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) addEventListener(name, touched, { capture: true, passive: true })`

const SESSION = `
  const events = new EventSource('/api/v1/me/events')
  events.addEventListener('session', () => tell('session_ended'))
  events.onerror = () => { if (events.readyState === EventSource.CLOSED) fetch('/api/v1/me', { headers: { 'x-background': '1' } }).then(answer => answer.status === 401 && tell('session_ended'), () => {}) }`

/** Runs in a world of the host, which the page cannot see: tells of touches. */
export const TOUCH_WATCHER = `(() => { if (window.top !== window) return; ${TOUCHES} })()`

/** The same, and when the session is over; nobody has one yet at the entrance. */
export const areaWatcher = (entrance: string): string =>
  `(() => { if (window.top !== window) return; ${TOUCHES}; if (location.pathname !== '${entrance}') { ${SESSION} } })()`

/** What the watcher said, or null for a message of anybody else. */
export const heardOfWatcher = (
  { binding, world, isTopFrame, origin, text }: Heard,
  pinned: string,
): string | null => (binding === TOLD && world === 'host' && isTopFrame && origin === pinned ? text : null)
