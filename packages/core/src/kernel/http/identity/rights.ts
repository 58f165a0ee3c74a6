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
// Whoever has more roles, or roles that allow more than all modules together, is read each time: nobody fills the memory of all tenants.
const MOST_ROLES = 50
const LONGEST = 16_384

type Known = { readonly version: string; readonly rights: Rights }

const KNOWN = defineProcessValue('rights by version', () => createRecent<Known>(MOST))

/**
 * What the roles of a session's person allow. The session check, which asks the database every time, names the roles and the version of the
 * tenant's rights; what they allow in that version is read once (ADR 0003).
 */
export async function readRights(
  services: Services,
  { tenant_id, rights_version: version, role_ids }: SessionIdentity,
): Promise<Rights> {
  const known = services.processValues.of(KNOWN)
  const combination = `${tenant_id} ${role_ids}`
  const kept = known.touch(combination)
  if (kept?.version === version) return kept.rights
  const key = [tenant_id, version, role_ids].join(' ').trimEnd()
  const row = await services.database.lookUp<VersionedRow>(RIGHTS, key)
  const rights = rightsOf(services, row ?? NONE)
  // Not current: changed since the session was checked. These are the newer rights, and the next check names their version.
  if (row?.is_current && isSmall(row)) known.put(combination, { version, rights })
  return rights
}

const isSmall = ({ roles, permissions }: RightsRow): boolean =>
  roles.length <= MOST_ROLES && (permissions?.length ?? 0) <= LONGEST

export function rightsOf(services: Services, { roles, permissions, apps }: RightsRow): Rights {
  const held = permissions === null ? [] : permissions.split(' ')
  return {
    roles: roles.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    // The administrator role has every permission, also those of modules added later.
    permissions: held.includes('*') ? services.modules.permissionSet : new Set(held.sort()),
    apps: new Set(apps === null ? [] : apps.split(' ')),
  }
}
