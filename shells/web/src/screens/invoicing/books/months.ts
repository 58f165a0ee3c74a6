const SHOWN = 6

/** The months around now and those that the books know already, the latest first, such as 2026-11. */
export function latestMonths(known: readonly string[], now: Date): string[] {
  const recent = Array.from({ length: SHOWN }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  )
  return [...new Set([...recent, ...known])].sort().reverse()
}
