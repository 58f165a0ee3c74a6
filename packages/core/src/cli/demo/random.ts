/** The same numbers at every run, so that a demo that was interrupted is completed with the same people. */
export type Random = Readonly<{
  /** From 0 up to, not including, 1. */
  next(): number
  below(limit: number): number
  pick<T>(values: readonly T[]): T
  chance(probability: number): boolean
}>

/** A linear congruential generator (the constants of Numerical Recipes): good enough to scatter demo data, for nothing else. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: values => values[below(values.length)]!,
    chance: probability => next() < probability,
  }
}
