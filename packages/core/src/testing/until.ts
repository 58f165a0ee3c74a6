import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Far beyond what anything takes on a busy machine: a wait must end, not be short. */
const TIMEOUT_MS = 120_000

/** What is soon there is soon seen. Who waits longer looks less often: most looks are requests, and take time from what is waited for. */
const glanceAfter = (waitedMs: number): number => (waitedMs < 300 ? 25 : waitedMs < 1000 ? 50 : 100)

/** Waits until a look finds something, and answers with it; a wait that is in vain says what it waited for. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
): Promise<Exclude<T, false | null | undefined>> {
  const start = Date.now()
  for (;;) {
    const found = await look()
    if (found) return found as Exclude<T, false | null | undefined>
    const waitedMs = Date.now() - start
    if (waitedMs > TIMEOUT_MS) assert.fail(`never happened: ${what}`)
    await pause(glanceAfter(waitedMs))
  }
}
