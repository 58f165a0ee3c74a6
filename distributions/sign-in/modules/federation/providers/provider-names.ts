import { sql, type TenantTx } from '@tamga/core'

/** What the list of sessions calls the providers they came from. */
export async function namesOfProviders(
  tx: TenantTx,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from federation_provider where id = any(${ids}::uuid[])`.execute(tx)
  return rows
}
