import type { ModuleManifest } from '../kernel/module/define-module.ts'
import { access } from './access/module.ts'
import { account } from './account/module.ts'
import { audit } from './audit/module.ts'
import { clients } from './clients/module.ts'
import { crossDevice } from './cross-device/module.ts'
import { dan } from './dan/module.ts'
import { dashboard } from './dashboard/module.ts'
import { egov } from './egov/module.ts'
import { eid } from './eid/module.ts'
import { factors } from './factors/module.ts'
import { identity } from './identity/module.ts'
import { invitations } from './invitations/module.ts'
import { logos } from './logos/module.ts'
import { machineAccess } from './machine-access/module.ts'
import { oauth } from './oauth/module.ts'
import { organisation } from './organisation/module.ts'
import { platform } from './platform/module.ts'
import { settings } from './settings/module.ts'
import { sso } from './sso/module.ts'
import { store } from './store/module.ts'
import { tenancy } from './tenancy/module.ts'

/** What every distribution contains. */
export const coreModules: readonly ModuleManifest[] = [
  tenancy,
  access,
  store,
  identity,
  factors,
  logos,
  sso,
  invitations,
  organisation,
  machineAccess,
  clients,
  oauth,
  egov,
  eid,
  dan,
  audit,
  account,
  crossDevice,
  settings,
  platform,
  dashboard,
]
