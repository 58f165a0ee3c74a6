/** The value below which the given share of the sorted values lies. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The chance that the median of a sample's source does not lie in its interval. */
const ERROR = 0.01

/**
 * Between what and what the median lies of all the values that there could have been: from one of those that were seen to another, whatever
 * their distribution. Fewer than eight say little: then it begins and ends as far outside of them as they lie apart.
 */
export function intervalOfMedian(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const outside = valuesOutside(sorted.length)
  const [least, greatest] = [sorted[outside]!, sorted.at(-1 - outside)!]
  const margin = 2 ** (1 - sorted.length) > ERROR ? greatest - least : 0
  return [least - margin, greatest + margin]
}

/** How many of the least and of the greatest may be left out: each value lies below the median as a coin falls. */
function valuesOutside(count: number): number {
  let chance = 2 ** -count
  let sum = chance
  let left = 0
  while (true) {
    chance *= (count - left) / (left + 1)
    sum += chance
    if (2 * sum > ERROR) return left
    left += 1
  }
}
