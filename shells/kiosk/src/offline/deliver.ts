import type { KioskConfig } from '../kiosk-files.ts'
import type { Deliver } from './offline-queue.ts'

const WAIT_MS = 20_000

/** To the address for its kind. Whatever is not plainly taken waits on: nothing that was sold is thrown away here. */
export const deliverTo =
  ({ origin, offline_paths = {} }: Pick<KioskConfig, 'origin' | 'offline_paths'>): Deliver =>
  async (entry, proof) => {
    const path = offline_paths[entry.kind]
    if (!path) return false
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': entry.id, 'device-proof': proof },
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(WAIT_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  }
