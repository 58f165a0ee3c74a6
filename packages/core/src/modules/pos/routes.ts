import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { saleRoutes } from './sales/sale-routes.ts'
import { shiftRoutes } from './shifts/shift-routes.ts'
import { tillRoutes } from './tills/till-routes.ts'

export const routes: RouteDefinition[] = [...tillRoutes, ...shiftRoutes, ...saleRoutes, ...catalogueRoutes]
