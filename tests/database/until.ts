import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits until something is so; bounded, and told when it never comes. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look++) {
    if (await isTrue()) return
    await pause(50)
  }
  assert.fail(`never happened: ${what}`)
}
