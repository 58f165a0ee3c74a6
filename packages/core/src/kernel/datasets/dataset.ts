import type { RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'
import type { Feature } from '../module/feature.ts'

/** A part of a statement, written by the module that owns the table. Nothing of a request ever becomes one. */
export type Fragment = RawBuilder<unknown>

export type ColumnType = 'text' | 'number' | 'boolean' | 'time' | 'date'

export type DatasetReader = Pick<Context, 'services' | 'language'>

type Column = Readonly<{
  key: string
  type: ColumnType
  sql: Fragment
  /** Its text is `column.<label>`; the key when left out. */
  label?: string
  /** Needed beside that of the dataset; without it the column does not exist for the caller. */
  permission?: string
  /** Of people: shown in no link that anyone may open. */
  personal?: true
  /** Stays out of what a language model is told. */
  never_to_model?: true
  /** Known as it is now alone; in a report of an earlier day its label says so. */
  isOfNow?: true
}>

/** What rows are grouped, filtered or listed by. */
export type Dimension = Column &
  Readonly<{
    /** The values that it has, each with a text `value.<set>.<value>`. */
    values?: Readonly<{ set: string; of: readonly string[] }>
    /** What a value is called in the reader's language, where that is no fixed list. */
    name?(reader: DatasetReader, value: string): string
  }>

/** What is computed over the rows of a group: the fragment is an aggregate. */
export type Measure = Column &
  Readonly<{
    isShare?: true
    /** Its values of the parts of a group add up to that of the group. */
    isSum?: true
    /** It counts how many different values this has. */
    distinct?: Fragment
  }>

/** What a dataset may know of the run. */
export type DatasetScope = Readonly<{
  tenant: string
  /** The end of the day that the reader asked for; null: as it is now. */
  asOf: Date | null
  /** In whose name it is read, for rows that not everybody may see. */
  reader: Readonly<{
    id: string
    /** Of a session or token; those of the member where they are left out. */
    roles?: readonly Readonly<{ id: string }>[] | undefined
    permissions: ReadonlySet<string>
  }>
}>

export type DatasetContent = Readonly<{
  /** Its texts are `dataset.<key>` and `dataset.<key>.about`. */
  key: string
  permission: string
  /** The app or the feature that must be on. */
  app?: string
  feature?: Feature
  /** `from … where …`, with the tenant among the conditions: further ones are added behind. */
  from(scope: DatasetScope): Fragment
  /** Every table that it reads. */
  tables: readonly string[]
  /** The time that a period speaks of: a plain column with an index. */
  time?: string
  /** It can tell how it was at the end of an earlier day. */
  hasHistory?: true
  dimensions: readonly Dimension[]
  measures: readonly Measure[]
  /** Rows listed without a sort: by these, newest first where it begins with a minus; the fragment breaks ties. */
  order: Readonly<{ by: string; last: Fragment }>
}>

export type Dataset = Omit<DatasetContent, 'dimensions' | 'measures'> &
  Readonly<{ dimensions: ReadonlyMap<string, Dimension>; measures: ReadonlyMap<string, Measure> }>

const MEASURE_OF_ALL = 'count'

/** A dataset is a value: columns are found in maps, so that no name of a request reaches a prototype. */
export function defineDataset({ dimensions, measures, ...rest }: DatasetContent): Dataset {
  const keys = [...dimensions, ...measures].map(({ key }) => key)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) throw new Error(`dataset ${rest.key} has the column ${twice} twice`)
  if (!measures.some(({ key }) => key === MEASURE_OF_ALL))
    throw new Error(`dataset ${rest.key} does not count its rows`)
  for (const named of [rest.time, rest.order.by.replace(/^-/, '')])
    if (named !== undefined && !dimensions.some(({ key }) => key === named))
      throw new Error(`dataset ${rest.key} names the column ${named}, which it does not have`)
  return Object.freeze({
    ...rest,
    dimensions: new Map(dimensions.map(dimension => [dimension.key, dimension])),
    measures: new Map(measures.map(measure => [measure.key, measure])),
  })
}

/** Modules add the datasets of their own tables. */
export const datasets = defineExtensionPoint<Dataset>('datasets')
