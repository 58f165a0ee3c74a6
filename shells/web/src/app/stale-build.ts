import { connection } from '../api/connection.ts'

const KEY = 'tamga-reloaded'
const SOON = 10_000

/** After an update of the server the chunks of an open page are gone: the page starts anew, but never in a circle. */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', async () => {
    // While the server does not answer nothing is stale: starting anew would only lose the page.
    if (connection.isLost() || !(await connection.check())) return
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      // Without storage nobody could tell a circle from an update.
      return
    }
    location.reload()
  })
}
