import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 120_000

export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const deadline = performance.now() + TIMEOUT_MS; !isSo(); await pause(5)) {
    if (performance.now() > deadline) throw new Error(`${what} did not come in time`)
  }
}
