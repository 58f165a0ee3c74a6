import { createHash } from 'node:crypto'
import type { SessionContext } from '../../../kernel/context.ts'
import { isFeatureOn } from '../../../kernel/module/feature.ts'
import { checkValue } from '../../../kernel/tools/call-route.ts'
import type { OwnTool, ToldRecord, ToolAnswer } from '../../../kernel/tools/tool.ts'
import { type DatasetQuery, listDatasets, REPORTS, RunBody, runDataset, zoneOf } from '../../reports/index.ts'

const MOST_ROWS = 50
const LONGEST_TEXT = 200

const PERMISSION = 'reports.read'

const isOffered = (ctx: SessionContext): boolean =>
  isFeatureOn(REPORTS, ctx.apps) && ctx.permissions.has(PERMISSION) && listDatasets(ctx, 'model').length > 0

const cut = (cell: unknown): unknown =>
  typeof cell === 'string' && cell.length > LONGEST_TEXT ? `${cell.slice(0, LONGEST_TEXT)}…` : cell

/** One reference for the whole of what a query found; its screen asks the same, of what there is then and with the reader's rights. */
function recordOf(ctx: SessionContext, query: DatasetQuery): ToldRecord {
  const found = listDatasets(ctx, 'model').find(({ key }) => key === query.dataset)
  const mark = createHash('sha256').update(JSON.stringify(query)).digest('hex').slice(0, 12)
  const { limit: _, ...asked } = query
  return {
    ref: `dataset:${query.dataset}-${mark}`,
    name: found?.name ?? query.dataset,
    path: `/reports/new?query=${encodeURIComponent(JSON.stringify(asked))}`,
  }
}

async function runReport(ctx: SessionContext, input: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
  const asked = { by: [], measures: [], ...input, limit: MOST_ROWS }
  const query = checkValue(
    ctx,
    { key: 'report', schema: () => RunBody, part: 'body' },
    asked,
  ) as unknown as DatasetQuery
  const { columns, rows, truncated } = await runDataset(ctx, query, {
    audience: 'model',
    zone: await zoneOf(ctx, ctx.person.id),
  })
  const record = recordOf(ctx, query)
  return {
    data: {
      ref: record.ref,
      columns: columns.map(({ key, label }) => ({ key, label })),
      rows: rows.map(row => row.map(cut)),
      ...(truncated && { more_exist: true }),
    },
    records: [record],
  }
}

/** Reports on datasets, by the one way that screens, exports and links take; columns that are not for models do not exist here. */
export const REPORT_TOOLS: readonly OwnTool[] = [
  {
    name: 'list_datasets',
    description: 'Datasets that reports can be made of, with their columns (dimensions) and measures.',
    permission: PERMISSION,
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    isOffered,
    run: async ctx => ({
      data: {
        datasets: listDatasets(ctx, 'model').map(({ key, name, time, dimensions, measures }) => ({
          key,
          name,
          time,
          dimensions: dimensions.map(({ key: column, type }) => `${column} (${type})`),
          measures: measures.map(({ key: measure }) => measure),
        })),
      },
      records: [],
    }),
  },
  {
    name: 'run_report',
    description:
      'Counts or lists rows of a dataset. With measures, rows are grouped by at most three columns of `by` (a time as column:day, :week or :month); without, `by` names the columns of a list. Call list_datasets first.',
    permission: PERMISSION,
    inputSchema: { ...RunBody, required: ['dataset'] },
    isOffered,
    run: runReport,
  },
]
