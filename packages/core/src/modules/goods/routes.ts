import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { categoryRoutes } from './categories/category-routes.ts'
import { priceRoutes } from './prices/price-routes.ts'
import { productRoutes } from './product/product-routes.ts'
import { unitRoutes } from './units/goods-unit-routes.ts'

export const routes: RouteDefinition[] = [...productRoutes, ...priceRoutes, ...categoryRoutes, ...unitRoutes]
