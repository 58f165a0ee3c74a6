import { sql } from 'kysely'
import type { TenantTx } from '../../kernel/database/transactions.ts'

export type Progress = {
  readonly is_hidden: boolean
  readonly has_brand: boolean
  readonly has_others: boolean
  /** The newest application of the tenant. */
  readonly application: {
    readonly id: string
    readonly name: string
    readonly launch_uri: string | null
  } | null
  readonly has_signed_in: boolean
  readonly has_backup: boolean
}

/** From what is there, in one statement. Logs of PostgreSQL that are archived count as a backup, and so does an export of the last 30 days. */
export async function selectProgress(tx: TenantTx): Promise<Progress> {
  const tenant = tx.tenantId
  const { rows } = await sql<Progress>`
    select exists (select from tenant_onboarding where tenant_id = ${tenant} and hidden_at is not null) as is_hidden,
           exists (select from tenant_brand where tenant_id = ${tenant} and brand <> '{}') as has_brand,
           exists (select from membership where tenant_id = ${tenant} offset 1)
             or exists (select from invitation where tenant_id = ${tenant}) as has_others,
           (select json_build_object('id', c.id, 'name', c.name, 'launch_uri', c.launch_uri)
              from oidc_client c where c.tenant_id = ${tenant} order by c.created_at desc, c.id desc limit 1) as application,
           exists (select from oidc_grant where tenant_id = ${tenant})
             or exists (select from oidc_client_use where tenant_id = ${tenant} and sign_ins > 0) as has_signed_in,
           coalesce((select last_archived_time > now() - interval '7 days' from pg_stat_archiver), false)
             or exists (select from audit_record
                         where tenant_id = ${tenant} and action = 'tenant.exported' and at > now() - interval '30 days') as has_backup`.execute(
    tx,
  )
  return rows[0]!
}

/** False: it was so before. */
export async function upsertHidden(tx: TenantTx, isHidden: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into tenant_onboarding as o (hidden_at) values (case when ${isHidden}::boolean then now() end)
    on conflict (tenant_id) do update set hidden_at = excluded.hidden_at
     where (o.hidden_at is null) <> (excluded.hidden_at is null)`.execute(tx)
  return numAffectedRows === 1n
}
