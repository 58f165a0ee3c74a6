type Counted = { total?: number; total_is_lower_bound?: true }

/** How many there are, in words; a long list is counted up to a bound, and then there are at least so many. */
export function counted(page: Counted | undefined, say: (total: number) => string): string | undefined {
  if (page?.total === undefined) return undefined
  return page.total_is_lower_bound ? `≥ ${say(page.total)}` : say(page.total)
}
