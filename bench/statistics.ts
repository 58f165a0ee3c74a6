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

/** How far the middle half of the values lies apart, as a share of their median. */
export function spreadOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / median(sorted)
}
