export type BackoffOptions = { base: number; max: number; random?: () => number }

/**
 * Milliseconds to wait before the given retry (the first retry is attempt 1): exponential, with full jitter, so
 * that many callers hurt by one outage do not come back in step. `random: () => 1` gives the upper bound.
 */
export function backoffDelay(attempt: number, options: BackoffOptions): number {
  const { base, max, random = Math.random } = options
  const exponent = Math.min(Math.max(attempt, 1) - 1, 30)
  const ceiling = Math.min(max, base * 2 ** exponent)
  return Math.round(ceiling * random())
}
