import type { PlatformTx } from '../database/transactions.ts'
import { tooManyRequests } from '../http/problem.ts'
import type { ThrottleKey } from './throttle-key.ts'
import { lockWindow, selectSecondsToWait, updateWindow } from './throttle-store.ts'

/** Refuses while a window is full. A window ends by itself, so nobody is locked out for ever. */
export async function refuseThrottled(tx: PlatformTx, throttles: readonly ThrottleKey[]): Promise<void> {
  const seconds = await selectSecondsToWait(tx, throttles)
  if (seconds > 0) throw tooManyRequests(seconds)
}

/**
 * For secrets that are short enough to be guessed: whoever comes next waits until this attempt is judged and counted, so that
 * parallel ones do not exceed the limit. Keys in one order, as in countAttempt.
 */
export async function refuseGuesses(tx: PlatformTx, throttles: readonly ThrottleKey[]): Promise<void> {
  for (const throttle of inOrder(throttles)) await lockWindow(tx, throttle)
  await refuseThrottled(tx, throttles)
}

const inOrder = (throttles: readonly ThrottleKey[]): ThrottleKey[] =>
  [...throttles].sort((a, b) => Buffer.compare(a.key, b.key))

/**
 * Counted in the database, so that the limit holds over all processes. Keys in one order: no two writers deadlock. Answers
 * whether one of the windows became full just now.
 */
export async function countAttempt(tx: PlatformTx, throttles: readonly ThrottleKey[]): Promise<boolean> {
  let isFull = false
  for (const throttle of inOrder(throttles))
    isFull ||= (await updateWindow(tx, throttle)) === throttle.rate.count
  return isFull
}
