import { appNotInstalled } from '../problem.ts'

/** Step 4: the app of the route is installed and active for the tenant. */
export function requireApp(app: string | undefined, active: ReadonlySet<string>): void {
  if (app !== undefined && !active.has(app)) throw appNotInstalled(app)
}
