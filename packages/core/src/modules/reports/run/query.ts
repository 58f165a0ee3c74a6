import type { Dataset, DatasetScope, Dimension, Measure } from '../../../kernel/datasets/dataset.ts'
import type { GRAINS, OPERATORS, PERIODS } from '../contract.ts'

export type Grain = (typeof GRAINS)[number]
export type Operator = (typeof OPERATORS)[number]
export type Period = (typeof PERIODS)[number]

export type FilterValue = string | number | boolean | readonly (string | number)[]

/** A report as data: what is asked of a dataset. A time column is grouped by `column:grain`. */
export type DatasetQuery = Readonly<{
  dataset: string
  /** Grouped by these when there are measures; the columns of a list when there are none. */
  by: readonly string[]
  measures: readonly string[]
  filters?: readonly Readonly<{ column: string; op: Operator; value?: FilterValue }>[]
  range?: Range | null
  /** Adds each measure for the period before, of the same length. */
  compare?: boolean
  /** How it was at the end of that day; only datasets with a history know. */
  as_of?: string | null
  zone?: string
  sort?: readonly string[]
  limit?: number
}>

/** Days are those of the zone; `to` is the last day. */
export type Range =
  | Readonly<{ days: number }>
  | Readonly<{ period: Period }>
  | Readonly<{ from: string; to: string }>

export type Span = Readonly<{ from: Date; to: Date }>

export type ResolvedFilter = Readonly<{
  column: Dimension
  op: Operator
  value: FilterValue | Date | null
}>

/** The same with everything that it names looked up and judged. */
export type ResolvedQuery = Readonly<{
  dataset: Dataset
  by: readonly Readonly<{ key: string; column: Dimension; grain: Grain | null }>[]
  measures: readonly Measure[]
  filters: readonly ResolvedFilter[]
  span: Span | null
  before: (Span & Readonly<{ months: number; days: number }>) | null
  asOf: Date | null
  reader: DatasetScope['reader']
  zone: string
  /** Places among the columns of the answer. */
  sort: readonly Readonly<{ place: number; descending: boolean }>[]
  limit: number
}>

export const BEFORE = ':before'
