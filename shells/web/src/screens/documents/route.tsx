import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { DOCUMENT_FILTERS } from './address.ts'

export const documentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/documents',
  validateSearch: validateTableSearch({ filters: DOCUMENT_FILTERS, keep: ['dialog'] }),
  component: lazyScreen(() => import('./documents-screen.tsx'), 'DocumentsScreen'),
})

export const documentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/documents/$id',
  validateSearch: keepOnly(({ tab }): { tab?: string } => (typeof tab === 'string' ? { tab } : {})),
  component: lazyScreen(() => import('./document-screen.tsx'), 'DocumentScreen'),
})
