import { lazyRouteComponent } from '@tanstack/react-router'
import { loadWhenReached } from '../../api/connection.ts'

/** The screen of a route, loaded when it is first visited; without the server, as soon as that answers again. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadWhenReached(load), name)
