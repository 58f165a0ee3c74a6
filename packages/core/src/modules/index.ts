import type { ModuleManifest } from '../kernel/module/define-module.ts'
import { access } from './access/module.ts'
import { account } from './account/module.ts'
import { approvals } from './approvals/module.ts'
import { assistant } from './assistant/module.ts'
import { audit } from './audit/module.ts'
import { clients } from './clients/module.ts'
import { contacts } from './contacts/module.ts'
import { crossDevice } from './cross-device/module.ts'
import { dan } from './dan/module.ts'
import { dashboard } from './dashboard/module.ts'
import { devices } from './devices/module.ts'
import { documents } from './documents/module.ts'
import { egov } from './egov/module.ts'
import { eid } from './eid/module.ts'
import { factors } from './factors/module.ts'
import { goods } from './goods/module.ts'
import { identity } from './identity/module.ts'
import { invitations } from './invitations/module.ts'
import { invoicing } from './invoicing/module.ts'
import { launcher } from './launcher/module.ts'
import { logos } from './logos/module.ts'
import { machineAccess } from './machine-access/module.ts'
import { mcp } from './mcp/module.ts'
import { notifications } from './notifications/module.ts'
import { oauth } from './oauth/module.ts'
import { resources } from './oauth-resources/module.ts'
import { onboarding } from './onboarding/module.ts'
import { organisation } from './organisation/module.ts'
import { platform } from './platform/module.ts'
import { pos } from './pos/module.ts'
import { reports } from './reports/module.ts'
import { ring } from './ring/module.ts'
import { settings } from './settings/module.ts'
import { signatures } from './signatures/module.ts'
import { sso } from './sso/module.ts'
import { store } from './store/module.ts'
import { tenancy } from './tenancy/module.ts'
import { verification } from './verification/module.ts'
import { warehouse } from './warehouse/module.ts'

/** What every distribution contains. */
export const coreModules: readonly ModuleManifest[] = [
  tenancy,
  access,
  store,
  identity,
  factors,
  notifications,
  logos,
  sso,
  invitations,
  organisation,
  machineAccess,
  clients,
  resources,
  launcher,
  oauth,
  devices,
  documents,
  verification,
  approvals,
  egov,
  eid,
  signatures,
  dan,
  audit,
  account,
  crossDevice,
  settings,
  platform,
  dashboard,
  onboarding,
  ring,
  reports,
  assistant,
  mcp,
  contacts,
  goods,
  warehouse,
  invoicing,
  pos,
]
