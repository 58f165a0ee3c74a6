import type { SessionContext } from '../../context.ts'
import { defineProcessValue } from '../../process-values.ts'
import { createRecent } from '../../reliability/recent.ts'
import type { Services } from '../../services.ts'
import type { RightsRow, SessionIdentity } from './identity.ts'
import { RIGHTS } from './rights-store.ts'

/** What a caller may do, and the apps that there are for it. */
export type Rights = Pick<SessionContext, 'roles' | 'permissions' | 'apps'>

type VersionedRow = RightsRow & { readonly key: string; readonly is_current: boolean }

/** Of a tenant that was deleted a moment ago. */
const NONE: RightsRow = { roles: [], permissions: null, apps: null }

// Tenants times combinations of roles that are in use; one that is forgotten is read again.
const MOST = 2000
const KNOWN = defineProcessValue('rights by version', () => createRecent<Rights>(MOST))

/**
 * What the roles of a session's person allow. The session check, which asks the database every time, names the roles and the version of the
 * tenant's rights; what they allow in that version is read once (ADR 0003).
 */
export async function readRights(
  services: Services,
  { tenant_id, rights_version, role_ids }: SessionIdentity,
): Promise<Rights> {
  const known = services.processValues.of(KNOWN)
  const key =
    role_ids === '' ? `${tenant_id} ${rights_version}` : `${tenant_id} ${rights_version} ${role_ids}`
  const kept = known.touch(key)
  if (kept) return kept
  const row = await services.database.lookUp<VersionedRow>(RIGHTS, key)
  const rights = rightsOf(services, row ?? NONE)
  // Changed since the session was checked: these are the newer rights, and the next check names their version.
  return row?.is_current ? known.put(key, rights) : rights
}

export function rightsOf(services: Services, { roles, permissions, apps }: RightsRow): Rights {
  const held = permissions === null ? [] : permissions.split(' ')
  return {
    roles: roles.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    // The administrator role has every permission, also those of modules added later.
    permissions: held.includes('*') ? services.modules.permissionSet : new Set(held.sort()),
    apps: new Set(apps === null ? [] : apps.split(' ')),
  }
}
