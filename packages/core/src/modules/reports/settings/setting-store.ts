import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type ReportSettings = {
  zone: string | null
  own_zone: string | null
  links_for_anyone: boolean
  version: number
}

export async function selectSettings(tx: TenantTx, personId: string | null): Promise<ReportSettings> {
  const { rows } = await sql<ReportSettings>`
    select s.zone, p.zone as own_zone, coalesce(s.links_for_anyone, false) as links_for_anyone, coalesce(s.version, 0) as version
      from (select 1) one
      left join report_setting s on s.tenant_id = ${tx.tenantId}
      left join report_person_setting p on p.tenant_id = ${tx.tenantId} and p.person_id = ${personId}::uuid`.execute(
    tx,
  )
  return rows[0]!
}

type Chosen = {
  readonly zone: string
  readonly links_for_anyone: boolean
  readonly version: number | undefined
}

/** False: somebody else was faster. */
export async function upsertReportSettings(
  tx: TenantTx,
  { zone, links_for_anyone, version }: Chosen,
): Promise<boolean> {
  const { rows } = await sql`
    insert into report_setting (zone, links_for_anyone) values (${zone}, ${links_for_anyone})
    on conflict (tenant_id) do update set zone = excluded.zone, links_for_anyone = excluded.links_for_anyone,
           version = report_setting.version + 1
     where report_setting.version = coalesce(${version ?? null}::integer, report_setting.version)
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function upsertOwnZone(tx: TenantTx, personId: string, zone: string): Promise<void> {
  await sql`
    insert into report_person_setting (person_id, zone) values (${personId}, ${zone})
    on conflict (tenant_id, person_id) do update set zone = excluded.zone`.execute(tx)
}

export async function deleteOwnZone(tx: TenantTx, personId: string): Promise<void> {
  await sql`
    delete from report_person_setting where tenant_id = ${tx.tenantId} and person_id = ${personId}`.execute(
    tx,
  )
}
