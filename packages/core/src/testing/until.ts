import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Far beyond what anything takes on a busy machine: a wait must end, not be short. */
const TIMEOUT_MS = 120_000
const GLANCE_MS = 25

/** Waits until a look finds something, and answers with it; a wait that is in vain says what it waited for. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
): Promise<Exclude<T, false | null | undefined>> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const found = await look()
    if (found) return found as Exclude<T, false | null | undefined>
    if (Date.now() > end) assert.fail(`never happened: ${what}`)
    await pause(GLANCE_MS)
  }
}
