import { type Distribution, defineCatalog } from '@tamga/core'
import { businessApps } from '../../distributions/business/catalog.ts'
import { signIn } from '../../distributions/sign-in/distribution.ts'

/** Everything there is, which no installation has: the web client knows all of it, and tests judge all of it. */
export const everyApp: Distribution = {
  ...signIn,
  name: 'every-app',
  catalog: defineCatalog({ ...signIn.catalog, apps: [...signIn.catalog.apps, ...businessApps] }),
}
