import { type GrantReason, sql, type TenantTx } from '@tamga/core'

export type NamedRole = { id: string; key: string; name: string }

export async function selectRolesByIds(tx: TenantTx, ids: readonly string[]): Promise<NamedRole[]> {
  if (ids.length === 0) return []
  const { rows } =
    await sql<NamedRole>`select id, key, name from role where id = any(${ids}::uuid[]) order by key`.execute(
      tx,
    )
  return rows
}

export async function selectRoles(tx: TenantTx): Promise<NamedRole[]> {
  const { rows } = await sql<NamedRole>`select id, key, name from role order by key`.execute(tx)
  return rows
}

/** What a member holds because a provider gave it. */
export async function selectRolesGivenBy(
  tx: TenantTx,
  personId: string,
  providerId: string,
): Promise<NamedRole[]> {
  const { rows } = await sql<NamedRole>`
    select r.id, r.key, r.name from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
     where g.person_id = ${personId} and g.granted_by = ${providerId} and not g.automatic order by r.key`.execute(
    tx,
  )
  return rows
}

/** Which roles of a member came from a provider, and when. */
export async function selectGrantReasons(tx: TenantTx, personId: string): Promise<GrantReason[]> {
  const { rows } = await sql<GrantReason>`
    select g.role_id, 'provider' as kind, p.name, null as by, g.granted_at as at
      from membership_role g join federation_provider p on p.tenant_id = g.tenant_id and p.id = g.granted_by
     where g.person_id = ${personId} and not g.automatic`.execute(tx)
  return rows
}
