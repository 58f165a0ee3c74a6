import type { Dataset, Dimension, Measure } from '../../../kernel/datasets/dataset.ts'
import { addDays, DEFAULT_ZONE, isZone, momentIn } from '../../../kernel/days/zone.ts'
import {
  appNotInstalled,
  featureDisabled,
  invalid,
  notFound,
  permissionDenied,
} from '../../../kernel/http/problem.ts'
import { GRAINS } from '../contract.ts'
import { resolveFilter } from './filters.ts'
import { resolveRange, type Spans } from './period.ts'
import type { DatasetQuery, Grain, ResolvedQuery } from './query.ts'
import { type Audience, findDataset, hasColumn, isPresent, type Reader } from './readable.ts'

const MOST_GROUPS = 3
export const SCREEN_LIMIT = 1000
export const MOST_SCREEN_ROWS = 10_000

export type Reading = { readonly audience: Audience; readonly now: number; readonly zone?: string }

/** Looks up all that a query names and judges whether the reader may have it. */
export function resolveQuery(reader: Reader, query: DatasetQuery, reading: Reading): ResolvedQuery {
  const dataset = requireDataset(reader, query.dataset)
  const lookUp = columnsOf(reader, dataset, reading.audience)
  const by = query.by.map((name, index) => resolveGroup(lookUp, name, `/by/${index}`))
  const measures = query.measures.map((name, index) => lookUp.measure(name, `/measures/${index}`))
  if (by.length + measures.length === 0) throw invalid({ path: '/by', code: 'too_few', params: { min: 1 } })
  if (measures.length > 0 && by.length > MOST_GROUPS)
    throw invalid({ path: '/by', code: 'too_many', params: { max: MOST_GROUPS } })
  const zone = query.zone ?? reading.zone ?? DEFAULT_ZONE
  if (!isZone(zone)) throw invalid({ path: '/zone', code: 'unknown_zone' })
  return {
    dataset,
    by,
    measures,
    filters: (query.filters ?? []).map((filter, index) =>
      resolveFilter(lookUp.dimension(filter.column, `/filters/${index}/column`), filter, {
        path: `/filters/${index}/value`,
        zone,
        now: reading.now,
      }),
    ),
    ...spansOf(dataset, query, { zone, now: reading.now, isGrouped: measures.length > 0 }),
    asOf: asOf(dataset, query.as_of ?? null, zone),
    reader: { id: reader.person.id, roles: reader.roles, permissions: reader.permissions },
    zone,
    sort: resolveSort(dataset, query, { by, measures }),
    limit: query.limit ?? SCREEN_LIMIT,
  }
}

/** One that there is not: 404; one that the tenant or the reader may not have says why. */
export function requireDataset(reader: Reader, key: string): Dataset {
  const dataset = findDataset(reader, key)
  if (!dataset) throw notFound()
  if (!isPresent(reader, dataset))
    throw dataset.app === undefined ? featureDisabled(dataset.feature!.name) : appNotInstalled(dataset.app)
  if (!reader.permissions.has(dataset.permission)) throw permissionDenied(dataset.permission)
  return dataset
}

type LookUp = {
  dimension(name: string, path: string): Dimension
  measure(name: string, path: string): Measure
}

function columnsOf(reader: Reader, dataset: Dataset, audience: Audience): LookUp {
  const judge = <C extends Dimension | Measure>(column: C | undefined, path: string): C => {
    if (!column || !hasColumn(reader, { ...column, permission: undefined } as C, audience))
      throw invalid({ path, code: 'unknown_report_column' })
    if (!hasColumn(reader, column, audience)) throw permissionDenied(column.permission!)
    return column
  }
  return {
    dimension: (name, path) => judge(dataset.dimensions.get(name), path),
    measure: (name, path) => judge(dataset.measures.get(name), path),
  }
}

function resolveGroup(lookUp: LookUp, name: string, path: string): ResolvedQuery['by'][number] {
  const [key, grain, ...rest] = name.split(':') as [string, Grain | undefined, ...string[]]
  const column = lookUp.dimension(key, path)
  if (grain === undefined) return { key: name, column, grain: null }
  if ((column.type !== 'time' && column.type !== 'date') || !GRAINS.includes(grain) || rest.length > 0)
    throw invalid({ path, code: 'unknown_report_column' })
  return { key: name, column, grain }
}

type Timing = { readonly zone: string; readonly now: number; readonly isGrouped: boolean }

function spansOf(dataset: Dataset, query: DatasetQuery, { zone, now, isGrouped }: Timing): Spans {
  if (query.compare && (!query.range || !isGrouped))
    throw invalid({ path: '/compare', code: 'no_comparison' })
  if (!query.range) return { span: null, before: null }
  if (dataset.time === undefined) throw invalid({ path: '/range', code: 'no_period' })
  const { span, before } = resolveRange(query.range, zone, now)
  if (span.from >= span.to) throw invalid({ path: '/range', code: 'period_backwards' })
  return { span, before: query.compare ? before : null }
}

function asOf(dataset: Dataset, day: string | null, zone: string): Date | null {
  if (day === null) return null
  if (!dataset.hasHistory) throw invalid({ path: '/as_of', code: 'no_history' })
  return momentIn(zone, addDays(day, 1))
}

type Columns = Pick<ResolvedQuery, 'by' | 'measures'>

function resolveSort(
  dataset: Dataset,
  query: DatasetQuery,
  { by, measures }: Columns,
): ResolvedQuery['sort'] {
  const names = [...by.map(({ key }) => key), ...measures.map(({ key }) => key)]
  if (query.sort === undefined) return defaultSort(dataset, { by, measures })
  return query.sort.map((name, index) => {
    const place = names.indexOf(name.replace(/^-/, ''))
    if (place < 0) throw invalid({ path: `/sort/${index}`, code: 'unknown_report_column' })
    return { place, descending: name.startsWith('-') }
  })
}

/** Time runs forward, groups are the largest first, lists are in the order of the dataset where they show it. */
function defaultSort(dataset: Dataset, { by, measures }: Columns): ResolvedQuery['sort'] {
  const time = by.findIndex(({ grain }) => grain !== null)
  if (time >= 0) return [{ place: time, descending: false }]
  if (measures.length > 0) return [{ place: by.length, descending: true }]
  const place = by.findIndex(({ key }) => key === dataset.order.by.replace(/^-/, ''))
  return place < 0 ? [] : [{ place, descending: dataset.order.by.startsWith('-') }]
}
