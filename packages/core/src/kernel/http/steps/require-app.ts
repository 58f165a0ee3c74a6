import { isFeatureOn } from '../../module/feature.ts'
import { appNotInstalled, featureDisabled } from '../problem.ts'
import type { Entry } from './entry.ts'

/** The app of the route is installed and active for the tenant, or the feature that the route belongs to is on. */
export function requireApp({ rules: { app, feature }, session }: Entry): void {
  if (app !== undefined && !session!.apps.has(app)) throw appNotInstalled(app)
  if (feature !== undefined && !isFeatureOn(feature, session!.apps)) throw featureDisabled(feature.name)
}
