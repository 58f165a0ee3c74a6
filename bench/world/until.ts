import { setTimeout as pause } from 'node:timers/promises'
import { cpuSince, cpuTimes } from '../process-tree.ts'

const TIMEOUT_MS = 120_000

export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const deadline = performance.now() + TIMEOUT_MS; !isSo(); await pause(5)) {
    if (performance.now() > deadline) throw new Error(`${what} did not come in time`)
  }
}

const CALM_SHARE = 0.1
const GLANCE_MS = 3000
const MOST_GLANCES = 100

/** Until the processes have next to nothing to do; false when they stay busy for five minutes. */
export async function untilCalm(pids: readonly number[]): Promise<boolean> {
  for (let glance = 0; glance < MOST_GLANCES; glance++) {
    const before = cpuTimes(pids)
    await pause(GLANCE_MS)
    if (cpuSince(before, pids) / 1000 < GLANCE_MS * CALM_SHARE) return true
  }
  return false
}
