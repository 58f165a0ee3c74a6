import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { notFound, sessionRequired, staleVersion } from '../../../kernel/http/problem.ts'
import type { Report, ReportBody, ReportsQuery } from '../contract.ts'
import { canRead, findDataset } from '../run/readable.ts'
import { resolveQuery } from '../run/resolve-query.ts'
import { BUILT_IN, type BuiltIn } from './built-in.ts'
import {
  deleteStar,
  insertReport,
  insertStar,
  type SavedReport,
  selectReport,
  selectReports,
  selectStars,
  updateDeleted,
  updateReport,
} from './report-store.ts'

export type ReportView = Static<typeof Report>

/** The built-in ones that the caller may read stand on the first page, before what people saved. */
export async function listReports(ctx: SessionContext, query: Static<typeof ReportsQuery>) {
  const { deleted = false, ...page } = query
  return inTenant(ctx, async tx => {
    const stars = new Set(await selectStars(tx, ctx.person.id))
    const saved = await selectReports(tx, page, deleted)
    const own = saved.items.map(report => viewOf(ctx, report, stars))
    if (deleted || page.cursor !== undefined) return { ...saved, items: own }
    const builtIn = BUILT_IN.filter(({ query: { dataset } }) => canReadDataset(ctx, dataset))
    return { ...saved, items: [...builtIn.map(report => builtInView(ctx, report, stars)), ...own] }
  })
}

const canReadDataset = (ctx: SessionContext, key: string): boolean => {
  const dataset = findDataset(ctx, key)
  return dataset !== undefined && canRead(ctx, dataset)
}

export function readReport(ctx: SessionContext, id: string): Promise<ReportView> {
  return inTenant(ctx, async tx => {
    const stars = new Set(await selectStars(tx, ctx.person.id))
    const builtIn = BUILT_IN.find(report => report.id === id)
    return builtIn ? builtInView(ctx, builtIn, stars) : viewOf(ctx, await requireReport(tx, id), stars)
  })
}

export async function requireReport(tx: TenantTx, id: string): Promise<SavedReport> {
  const report = isUuid(id) ? await selectReport(tx, id) : undefined
  if (!report || report.deleted_at !== null) throw notFound()
  return report
}

type Content = Static<typeof ReportBody>

/** What the one who saves it could not run is refused. */
const judge = (ctx: SessionContext, { query }: Content): void =>
  void resolveQuery(ctx, query, { audience: 'person', now: Date.now() })

export async function createReport(ctx: SessionContext, body: Content): Promise<ReportView> {
  judge(ctx, body)
  if (!ctx.is_person) throw sessionRequired()
  return inTenant(ctx, async tx => {
    const { name, query, chart } = body
    const report = await insertReport(tx, { id: uuidv7(), name, query, chart, created_by: ctx.person })
    await recordChange(tx, ctx, { action: 'report.created', target: targetOf(report) })
    return viewOf(ctx, report, new Set())
  })
}

export async function changeReport(ctx: SessionContext, id: string, body: Content): Promise<ReportView> {
  judge(ctx, body)
  return inTenant(ctx, async tx => {
    const before = await requireReport(tx, id)
    const { name, query, chart, version } = body
    const after = await updateReport(tx, id, { name, query, chart, version })
    if (!after) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'report.updated',
      target: targetOf(after),
      changes: changesBetween(
        { name: before.name, query: JSON.stringify(before.query), chart: before.chart },
        { name, query: JSON.stringify(after.query), chart },
      ),
    })
    return viewOf(ctx, after, new Set(await selectStars(tx, ctx.person.id)))
  })
}

export const removeReport = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => void (await switchDeleted(tx, ctx, { id, isDeleted: true })))

export const restoreReport = (ctx: SessionContext, id: string): Promise<ReportView> =>
  inTenant(ctx, async tx => {
    const report = await switchDeleted(tx, ctx, { id, isDeleted: false })
    return viewOf(ctx, report, new Set(await selectStars(tx, ctx.person.id)))
  })

async function switchDeleted(
  tx: TenantTx,
  ctx: SessionContext,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<SavedReport> {
  const report = isUuid(id) ? await updateDeleted(tx, id, isDeleted) : undefined
  if (!report) throw notFound()
  const action = isDeleted ? 'report.deleted' : 'report.restored'
  await recordChange(tx, ctx, { action, target: targetOf(report) })
  return report
}

/** A person's own mark: it concerns nobody else, and is no change of the report. */
export async function starReport(ctx: SessionContext, id: string, isStarred: boolean): Promise<void> {
  if (!ctx.is_person) throw sessionRequired()
  await inTenant(ctx, async tx => {
    if (!BUILT_IN.some(report => report.id === id)) await requireReport(tx, id)
    await (isStarred ? insertStar : deleteStar)(tx, ctx.person.id, id)
  })
}

const targetOf = ({ id, name }: SavedReport) => ({ type: 'report', id, name })

function viewOf(ctx: SessionContext, report: SavedReport, stars: ReadonlySet<string>): ReportView {
  const { id, name, query, chart, created_by, created_at, updated_at, deleted_at, version } = report
  return {
    ...{ id, name, query, chart, built_in: false, starred: stars.has(id) },
    ...{
      is_readable: canReadDataset(ctx, query.dataset),
      created_by,
      created_at,
      updated_at,
      deleted_at,
      version,
    },
  } as ReportView
}

const nameOfBuiltIn = ({ services, language }: Pick<SessionContext, 'services' | 'language'>, id: string) =>
  services.translator.text(language, `report.${id}`)

function builtInView(ctx: SessionContext, report: BuiltIn, stars: ReadonlySet<string>): ReportView {
  const { id, query, chart } = report
  return {
    ...{ id, name: nameOfBuiltIn(ctx, id), query, chart, built_in: true, starred: stars.has(id) },
    ...{ is_readable: canReadDataset(ctx, query.dataset), created_by: null, created_at: null },
    ...{ updated_at: null, deleted_at: null, version: 1 },
  } as ReportView
}

/** A report of either kind, as exports and links need it. */
export async function findReport(tx: TenantTx, ctx: SessionContext, id: string) {
  const builtIn = BUILT_IN.find(report => report.id === id)
  if (builtIn) return { id, name: nameOfBuiltIn(ctx, id), query: builtIn.query }
  const { name, query } = await requireReport(tx, id)
  return { id, name, query }
}
