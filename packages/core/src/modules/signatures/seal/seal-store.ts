import { sql } from 'kysely'
import type { Actor } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { SealRow, SealStatus } from '../tables.ts'

const VIEW = sql`
  id, kind, spki, request, status, certificate, chain, created_at, created_by_name, activated_at, retired_at`

export async function selectSeals(tx: TenantTx): Promise<SealRow[]> {
  const { rows } = await sql<SealRow>`
    select ${VIEW} from organisation_seal where tenant_id = ${tx.tenantId} order by id desc limit 50`.execute(
    tx,
  )
  return rows
}

export async function selectSealInState(tx: TenantTx, status: SealStatus): Promise<SealRow | undefined> {
  const { rows } = await sql<SealRow>`
    select ${VIEW} from organisation_seal where tenant_id = ${tx.tenantId} and status = ${status} limit 1`.execute(
    tx,
  )
  return rows[0]
}

export async function selectSealById(tx: TenantTx, id: string): Promise<SealRow | undefined> {
  const { rows } = await sql<SealRow>`
    select ${VIEW} from organisation_seal where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
  return rows[0]
}

export type NewSeal = Pick<SealRow, 'id' | 'kind' | 'spki' | 'request'> & { readonly created_by: Actor }

/** False: a key waits for its certificate already. */
export async function insertOrganisationSeal(tx: TenantTx, seal: NewSeal): Promise<boolean> {
  const { rows } = await sql`
    insert into organisation_seal (tenant_id, id, kind, spki, request, created_by, created_by_name)
    values (${tx.tenantId}, ${seal.id}, ${seal.kind}, ${seal.spki}, ${seal.request}, ${seal.created_by.id}, ${seal.created_by.name})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** The one in use gives way to the one that has its certificate now. */
export async function updateSealActive(
  tx: TenantTx,
  id: string,
  { certificate, chain }: { readonly certificate: Buffer; readonly chain: readonly Buffer[] },
): Promise<boolean> {
  await updateSealRetired(tx)
  const { rows } = await sql`
    update organisation_seal set status = 'active', certificate = ${certificate}, chain = ${[...chain]}::bytea[],
           activated_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = 'awaiting_certificate'
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Takes the seal out of use; false when there was none. The key stays in the module: what it signed stays good. */
export async function updateSealRetired(tx: TenantTx): Promise<boolean> {
  const { rows } = await sql`
    update organisation_seal set status = 'retired', retired_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and status = 'active'
    returning 1`.execute(tx)
  return rows.length > 0
}
