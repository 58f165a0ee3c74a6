import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const assistantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/assistant',
  validateSearch: keepOnly(({ conversation }): { conversation?: string } =>
    typeof conversation === 'string' ? { conversation } : {},
  ),
  component: lazyScreen(() => import('./assistant-screen.tsx'), 'AssistantScreen'),
})

export const proposalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/assistant/proposals/$id',
  component: lazyScreen(() => import('./proposal-screen.tsx'), 'ProposalScreen'),
})

export const agentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/assistant/agents',
  validateSearch: validateTableSearch({ filters: [] }),
  component: lazyScreen(() => import('./agents-screen.tsx'), 'AgentsScreen'),
})
