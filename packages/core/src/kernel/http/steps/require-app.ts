import { appNotInstalled } from '../problem.ts'
import type { Entry } from './entry.ts'

/** The app of the route is installed and active for the tenant. */
export function requireApp({ rules: { app }, session }: Entry): void {
  if (app !== undefined && !session!.apps.has(app)) throw appNotInstalled(app)
}
