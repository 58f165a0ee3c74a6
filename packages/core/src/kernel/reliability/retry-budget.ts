import { createRecent } from './recent.ts'

export type RetryBudgetOptions = {
  /** Milliseconds; must not jump with the clock on the wall. */
  now?: (() => number) | undefined
  maxKeys?: number
}

export type RetryBudget = {
  noteCall: (key: string) => void
  /** Takes one retry out of the budget; false when there is none left. */
  tryRetry: (key: string) => boolean
}

type Account = { tokens: number; at: number }

/** One retry for five calls. */
const PER_CALL = 0.2
/** Who calls seldom still has a retry: one comes back in so many milliseconds. */
const REFILL_MS = 10_000
const MOST = 10

/**
 * How often calls to one far side may be repeated: while it is ill, retries must not multiply what it gets (Google, Site Reliability
 * Engineering, "Addressing Cascading Failures").
 */
export function createRetryBudget({
  now = () => performance.now(),
  maxKeys = 4000,
}: RetryBudgetOptions = {}): RetryBudget {
  const accounts = createRecent<Account>(maxKeys)

  function open(key: string): Account {
    const time = now()
    const account = accounts.touch(key) ?? accounts.put(key, { tokens: MOST, at: time })
    account.tokens = Math.min(MOST, account.tokens + (time - account.at) / REFILL_MS)
    account.at = time
    return account
  }

  return {
    noteCall(key) {
      const account = open(key)
      account.tokens = Math.min(MOST, account.tokens + PER_CALL)
    },
    tryRetry(key) {
      const account = open(key)
      if (account.tokens < 1) return false
      account.tokens -= 1
      return true
    },
  }
}
