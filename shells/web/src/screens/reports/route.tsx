import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import type { ReportQuery } from '../../data/reports/reports.ts'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

type Search = { tab?: 'exports' | 'deleted' }

export const reportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reports',
  validateSearch: ({ tab }: Record<string, unknown>): Search =>
    tab === 'exports' || tab === 'deleted' ? { tab } : {},
  component: lazyScreen(() => import('./reports-screen.tsx'), 'ReportsScreen'),
})

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isFilter = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'column' in value && 'op' in value

/** The outline alone: whether there are such columns is judged by the server. */
function isQuery(value: unknown): value is ReportQuery {
  if (typeof value !== 'object' || value === null) return false
  const { dataset, by, measures, filters = [] } = value as Record<string, unknown>
  return (
    isText(dataset) && isTexts(by) && isTexts(measures) && Array.isArray(filters) && filters.every(isFilter)
  )
}

export const newReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reports/new',
  // A report that begins with what was asked elsewhere, such as what an answer of the assistant rests on.
  validateSearch: keepOnly(({ query }): { query?: ReportQuery } => (isQuery(query) ? { query } : {})),
  component: lazyScreen(() => import('./report-screen.tsx'), 'NewReportScreen'),
})

export const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reports/$id',
  component: lazyScreen(() => import('./report-screen.tsx'), 'ReportScreen'),
})
