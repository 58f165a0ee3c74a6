import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

/** In development alone: every part in its states. A function, so that a build leaves all of it out. */
export const createGalleryRoute = () =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/gallery',
    validateSearch: validateTableSearch({ filters: ['status'], sorts: ['name', 'last_seen_at'] }),
    component: lazyScreen(() => import('./gallery-screen.tsx'), 'GalleryScreen'),
  })
