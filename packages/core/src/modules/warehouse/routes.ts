import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { countRoutes } from './counts/count-routes.ts'
import { locationRoutes } from './locations/location-routes.ts'
import { postingRoutes } from './postings/posting-routes.ts'
import { reorderRoutes } from './reorder/reorder-routes.ts'
import { reservationRoutes } from './reservations/reservation-routes.ts'
import { stockRoutes } from './stock/stock-routes.ts'

export const routes: RouteDefinition[] = [
  ...stockRoutes,
  ...locationRoutes,
  ...postingRoutes,
  ...reservationRoutes,
  ...countRoutes,
  ...reorderRoutes,
]
