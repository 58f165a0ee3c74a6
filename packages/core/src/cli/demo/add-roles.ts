import type { RoleRef } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { DemoRole } from '../../kernel/module/demo-contribution.ts'
import { ADMIN, createRole, selectRole, USER } from '../../modules/access/index.ts'

/** The organisation's own roles beside the two built-in ones; permissions of modules that are not compiled in are left out. */
export async function addRoles(
  tx: TenantTx,
  roles: readonly DemoRole[],
  compiledIn: readonly string[],
): Promise<Map<string, RoleRef>> {
  const added = new Map<string, RoleRef>()
  for (const { key, name, description, permissions } of roles) {
    const known = permissions.filter(permission => compiledIn.includes(permission))
    const { id } = await createRole(tx, { key, name, description, permissions: known, owners: [] })
    added.set(key, { id, key, name })
  }
  for (const key of [ADMIN, USER]) {
    const { id, name } = (await selectRole(tx, key))!
    added.set(key, { id, key, name })
  }
  return added
}
