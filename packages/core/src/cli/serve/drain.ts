import { setTimeout as pause } from 'node:timers/promises'
import type { Platform } from '../../platform.ts'

/** On top of the grace: what closes after the last request, such as pools. */
const CLOSE_MS = 5000

/**
 * Says that it is not ready, and after DRAIN_DELAY takes no new requests, gives those under way and running jobs the grace, then cuts connections. Jobs that are still not
 * done are taken up by another process or by the next start.
 */
export async function drain(platform: Platform): Promise<void> {
  const { DRAIN_DELAY, SHUTDOWN_GRACE } = platform.services.settings
  platform.beginStop()
  await pause(DRAIN_DELAY * 1000)
  const graceMs = SHUTDOWN_GRACE * 1000
  const cut = setTimeout(() => platform.server.server.closeAllConnections(), graceMs)
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(
    () => reject(new Error('work was still under way after SHUTDOWN_GRACE')),
    graceMs + CLOSE_MS,
  )
  try {
    await Promise.race([platform.stop(), tooLate])
  } finally {
    clearTimeout(cut)
    clearTimeout(limit)
  }
}
