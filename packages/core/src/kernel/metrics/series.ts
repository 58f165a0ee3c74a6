export type Labels = Readonly<Record<string, string | number | boolean>>

export type SeriesSet<S> = {
  find: (labels: Labels | undefined) => S
  entries: () => Iterable<{ values: readonly string[]; series: S }>
  clear: () => void
}

export type SeriesOptions<S> = {
  labelNames: readonly string[]
  maxSeries: number
  create: () => S
  onDrop: () => void
}

const OTHER = 'other'

/**
 * The series of one metric, looked up by the joined label values. Past the bound, new combinations are counted
 * together under the label value `other`, so a hostile or careless label cannot grow the process.
 */
export function createSeriesSet<S>(options: SeriesOptions<S>): SeriesSet<S> {
  const { labelNames, maxSeries, create, onDrop } = options
  const byKey = new Map<string, { values: readonly string[]; series: S }>()
  const others = labelNames.map(() => OTHER)
  const otherKey = others.join('\u0000')

  function add(key: string, values: readonly string[]): S {
    const series = create()
    byKey.set(key, { values, series })
    return series
  }

  function addBounded(key: string, values: readonly string[]): S {
    if (byKey.size < maxSeries) return add(key, values)
    onDrop()
    return byKey.get(otherKey)?.series ?? add(otherKey, others)
  }

  return {
    find(labels) {
      let key = ''
      for (let i = 0; i < labelNames.length; i += 1) {
        if (i > 0) key += '\u0000'
        key += labels?.[labelNames[i]!] ?? ''
      }
      return byKey.get(key)?.series ?? addBounded(key, readValues(labelNames, labels))
    },
    entries: () => byKey.values(),
    clear: () => byKey.clear(),
  }
}

function readValues(labelNames: readonly string[], labels: Labels | undefined): string[] {
  return labelNames.map(name => String(labels?.[name] ?? ''))
}
