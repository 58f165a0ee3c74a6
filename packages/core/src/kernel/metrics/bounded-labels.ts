export type Labels = Readonly<Record<string, string | number | boolean>>

const OTHER = 'other'

/**
 * Past the bound, new combinations of label values are counted together under the value `other`, so a hostile or careless
 * label cannot grow the process. prom-client keeps every combination that it is given.
 */
export function createBoundedLabels(
  labelNames: readonly string[],
  bound: { maxSeries: number; onDrop: () => void },
): (labels?: Labels) => Record<string, string> {
  const known = new Map<string, Record<string, string>>()
  const others = Object.fromEntries(labelNames.map(name => [name, OTHER]))
  return labels => {
    let key = ''
    for (const name of labelNames) key += `${labels?.[name] ?? ''}\u0000`
    const found = known.get(key)
    if (found) return found
    if (known.size >= bound.maxSeries) {
      bound.onDrop()
      return others
    }
    // A lone surrogate would make the page invalid UTF-8.
    const values = labelNames.map(name => [name, String(labels?.[name] ?? '').toWellFormed()] as const)
    const bounded = Object.fromEntries(values)
    known.set(key, bounded)
    return bounded
  }
}
