export type Labels = Readonly<Record<string, string | number | boolean>>

export type LabelValues = Record<string, string>

export type SeriesBound = {
  readonly labelNames: readonly string[]
  /** The label whose values know no bound: past `maxSeries` it alone becomes `other`. Without one, all labels do. */
  readonly foldedLabel?: string | undefined
  readonly maxSeries: () => number
  /** Called for each reading that is counted under `other`. */
  readonly onDrop: () => void
}

export type BoundedSeries<S> = {
  /** Of these labels, made when they are new; past the bound the one under `other`. */
  of: (labels?: Labels) => S
  /** Null past the bound, where each reading has to be counted as dropped. */
  ownOf: (labels?: Labels) => S | null
  all: () => Iterable<S>
  forget: () => void
}

const OTHER = 'other'

/** Past the bound, new combinations of label values are counted together, so a hostile or careless label cannot grow the process. */
export function createBoundedSeries<S>(
  { labelNames, foldedLabel, maxSeries, onDrop }: SeriesBound,
  create: (labels: LabelValues) => S,
): BoundedSeries<S> {
  const own = new Map<string, S>()
  const folded = new Map<string, S>()

  const keyOf = (labels: Labels | undefined): string => {
    let key = ''
    for (const name of labelNames) key += `${labels?.[name] ?? ''}\u0000`
    return key
  }
  const putInto = (map: Map<string, S>, labels: Labels | undefined): S | null => {
    const key = keyOf(labels)
    const found = map.get(key)
    if (found !== undefined) return found
    if (map.size >= maxSeries()) return null
    // A lone surrogate would make the page invalid UTF-8.
    const values = labelNames.map(name => [name, String(labels?.[name] ?? '').toWellFormed()] as const)
    const made = create(Object.fromEntries(values))
    map.set(key, made)
    return made
  }
  const others = (): S => {
    const labels = Object.fromEntries(labelNames.map(name => [name, OTHER]))
    const key = keyOf(labels)
    const made = folded.get(key) ?? create(labels)
    folded.set(key, made)
    return made
  }
  const fold = (labels: Labels | undefined): S => {
    onDrop()
    const kept = foldedLabel === undefined ? null : putInto(folded, { ...labels, [foldedLabel]: OTHER })
    return kept ?? others()
  }
  const ownOf = (labels?: Labels): S | null => putInto(own, labels)

  return {
    ownOf,
    of: labels => ownOf(labels) ?? fold(labels),
    *all() {
      yield* own.values()
      yield* folded.values()
    },
    forget() {
      own.clear()
      folded.clear()
    },
  }
}
