import { Type } from 'typebox'
import { Email, Id, List, ListQuery, Nullable, OneOf, Shape, Time } from '../../kernel/http/contract.ts'

export const GRAINS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const
export const OPERATORS = [
  'eq',
  'ne',
  'in',
  'contains',
  'gte',
  'lt',
  'is_empty',
  'not_empty',
  'within_days',
  'not_within_days',
] as const
export const PERIODS = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const

const Day = Type.String({ format: 'date' })
const Name = Type.String({ minLength: 1, maxLength: 80 })
const ColumnKind = OneOf('text', 'number', 'boolean', 'time', 'date')
const GrainName = OneOf(...GRAINS)
const OperatorName = OneOf(...OPERATORS)

export const Datasets = Shape({
  items: Type.Array(
    Shape({
      key: Type.String(),
      name: Type.String(),
      description: Type.String(),
      time: Nullable(Type.String({ description: 'the column that a period speaks of' })),
      has_history: Type.Boolean({ description: 'it can tell how it was at the end of an earlier day' }),
      dimensions: Type.Array(
        Shape({
          key: Type.String(),
          name: Type.String(),
          type: ColumnKind,
          personal: Type.Boolean(),
          operators: Type.Array(OperatorName),
          values: Nullable(Type.Array(Shape({ value: Type.String(), name: Type.String() }))),
        }),
      ),
      measures: Type.Array(
        Shape({ key: Type.String(), name: Type.String(), type: ColumnKind, is_share: Type.Boolean() }),
      ),
    }),
  ),
})

const Filter = Shape({
  column: Name,
  op: OperatorName,
  value: Type.Optional(
    Type.Union([
      Type.String({ maxLength: 500 }),
      Type.Number(),
      Type.Boolean(),
      Type.Array(Type.String({ maxLength: 500 }), { maxItems: 100 }),
    ]),
  ),
})

const PeriodRange = Type.Union([
  Shape({ days: Type.Integer({ minimum: 1, maximum: 3660 }) }),
  Shape({
    period: OneOf(...PERIODS),
  }),
  Shape({ from: Day, to: Day }),
])

/** What is asked of a dataset. */
export const queryFields = {
  dataset: Name,
  by: Type.Array(Name, {
    maxItems: 12,
    uniqueItems: true,
    description:
      'with measures: at most three columns to group by, a time as `column:day`; without: the columns of a list',
  }),
  measures: Type.Array(Name, { maxItems: 5, uniqueItems: true }),
  filters: Type.Optional(Type.Array(Filter, { maxItems: 20 })),
  range: Type.Optional(Nullable(PeriodRange)),
  compare: Type.Optional(Type.Boolean({ description: 'adds each measure for the period before' })),
  as_of: Type.Optional(
    Nullable(Type.String({ format: 'date', description: 'how it was at the end of that day' })),
  ),
  zone: Type.Optional(Type.String({ maxLength: 64, description: 'a name of the IANA time zone database' })),
  sort: Type.Optional(Type.Array(Name, { maxItems: 3 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
}

export const RunBody = Shape(queryFields)

const Cell = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])
const Interval = Nullable(Shape({ from: Time, to: Time }))

export const resultFields = {
  columns: Type.Array(
    Shape({
      key: Type.String(),
      label: Type.String(),
      type: ColumnKind,
      grain: Type.Optional(GrainName),
      is_measure: Type.Boolean(),
      is_share: Type.Optional(Type.Literal(true)),
      names: Type.Optional(
        Type.Record(Type.String(), Type.String(), { description: 'what the values of the rows are called' }),
      ),
    }),
  ),
  rows: Type.Array(Type.Array(Cell), { description: 'one cell for each column' }),
  truncated: Type.Boolean(),
  generated_at: Time,
  zone: Type.String(),
  range: Interval,
  before: Interval,
  as_of: Type.Optional(Nullable(Day)),
}

export const Result = Shape(resultFields)

const Title = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: '^[^\\p{Cc}]*[^\\p{Cc}\\p{Z}][^\\p{Cc}]*$',
})
const ChartName = OneOf('table', 'bar', 'line', 'number')
const Version = Type.Optional(Type.Integer({ minimum: 1 }))
const Maker = Shape({ id: Nullable(Id), name: Type.String() })

export const ReportsQuery = ListQuery({
  deleted: Type.Optional(Type.Boolean({ description: 'those that were deleted within a day instead' })),
})

export const ReportBody = Shape({
  name: Title,
  query: Shape(queryFields),
  chart: ChartName,
  version: Version,
})

export const Report = Shape({
  id: Type.String({ description: 'of a built-in report its key' }),
  name: Type.String(),
  query: Shape(queryFields),
  chart: ChartName,
  built_in: Type.Boolean(),
  starred: Type.Boolean(),
  is_readable: Type.Boolean({ description: 'the caller may read its dataset' }),
  created_by: Nullable(Maker),
  created_at: Nullable(Time),
  updated_at: Nullable(Time),
  deleted_at: Nullable(Time),
  version: Type.Integer(),
})

export const Reports = List(Report)

const FormatName = OneOf('csv', 'xlsx')

export const ExportBody = Shape({
  format: FormatName,
  query: Type.Optional(Shape(queryFields)),
})

export const NewExportBody = Shape({ format: FormatName, name: Title, query: Shape(queryFields) })

export const ExportReply = Shape({
  id: Id,
  name: Type.String(),
  format: FormatName,
  status: OneOf('queued', 'running', 'ready', 'failed', 'cancelled'),
  rows: Type.Integer(),
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  size: Type.Integer({ description: 'bytes' }),
  problem: Nullable(Type.String({ description: 'the code of what went wrong' })),
  reason: Nullable(Type.String({ description: 'the same in words of the caller’s language' })),
  created_at: Time,
  finished_at: Nullable(Time),
  expires_at: Time,
})

export const Exports = List(ExportReply)
export const ExportsQuery = ListQuery({})

export const ShareBody = Shape({
  audience: OneOf('tenant', 'emails', 'anyone'),
  emails: Type.Optional(Type.Array(Email, { maxItems: 50 })),
  mode: OneOf('live', 'snapshot'),
  expires_at: Type.Optional(Time),
})

const shareFields = {
  id: Id,
  name: Type.String(),
  audience: OneOf('tenant', 'emails', 'anyone'),
  emails: Type.Array(Type.String()),
  mode: OneOf('live', 'snapshot'),
  expires_at: Time,
  revoked_at: Nullable(Time),
  opened: Type.Integer(),
  last_opened_at: Nullable(Time),
  created_at: Time,
  created_by: Maker,
}

export const ShareReply = Shape(shareFields)
export const NewShareReply = Shape({ ...shareFields, url: Type.String({ description: 'told once' }) })
export const Shares = Shape({ items: Type.Array(ShareReply) })
export const ShareParams = Shape({ id: Type.String(), share_id: Type.String() })

const Token = Type.String({ minLength: 20, maxLength: 100 })

export const SharedBody = Shape({
  token: Token,
  email: Type.Optional(Email),
  code: Type.Optional(Type.String({ pattern: '^[0-9]{8}$' })),
})
export const OwnSharedBody = Shape({ token: Token })

export const Shared = Shape({
  name: Type.Optional(Type.String()),
  given_by: Type.Optional(Type.String()),
  expires_at: Type.Optional(Time),
  result: Type.Optional(Result),
  code_sent: Type.Optional(
    Type.Literal(true, { description: 'a code is on its way, if the address is one of those named' }),
  ),
})

export const ScheduleBody = Shape({
  every: OneOf('day', 'week', 'month'),
  time: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  zone: Type.Optional(Type.String({ maxLength: 64 })),
  people: Type.Optional(
    Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true, description: 'the caller when left out' }),
  ),
  paused: Type.Optional(Type.Boolean({ default: false })),
  version: Version,
})

export const ScheduleReply = Shape({
  every: OneOf('day', 'week', 'month'),
  time: Type.String(),
  zone: Type.String(),
  people: Type.Array(Shape({ id: Id, name: Type.String(), email: Type.String() })),
  paused: Type.Boolean(),
  next_at: Time,
  version: Type.Integer(),
})

export const SettingsBody = Shape({
  zone: Type.String({ maxLength: 64 }),
  links_for_anyone: Type.Boolean(),
  version: Type.Optional(Type.Integer({ minimum: 0 })),
})

export const OwnZoneBody = Shape({ zone: Nullable(Type.String({ maxLength: 64 })) })

export const SettingsReply = Shape({
  zone: Type.String(),
  own_zone: Nullable(Type.String()),
  links_for_anyone: Type.Boolean(),
  version: Type.Integer(),
  zones: Type.Array(Type.String(), { description: 'names that a zone can have' }),
})
