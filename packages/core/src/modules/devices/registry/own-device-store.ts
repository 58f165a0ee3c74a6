import { sql } from 'kysely'
import type { TenantRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { DeviceView } from '../tables.ts'

export type OwnDevice = Pick<
  DeviceView,
  | 'id'
  | 'name'
  | 'platform'
  | 'status'
  | 'key_thumbprint'
  | 'registered_at'
  | 'last_seen_at'
  | 'last_ip'
  | 'sessions'
> & { readonly tenant: TenantRef; readonly is_shared: boolean }

const MOST = 100

/** What the person uses, or registered; in one tenant or in whichever it is. */
export async function selectDevicesOfPerson(
  tx: PlatformTx,
  { person_id, tenant_id }: { person_id: string; tenant_id: string | undefined },
): Promise<OwnDevice[]> {
  const { rows } = await sql<OwnDevice>`
    with used as (
      select tenant_id, device_id, max(last_used_at) as last_seen_at, count(session_id)::int as sessions
        from shell_grant where person_id = ${person_id} ${tenant_id === undefined ? sql`` : sql`and tenant_id = ${tenant_id}`}
       group by tenant_id, device_id order by 3 desc limit ${MOST})
    select d.id, d.name, d.platform, d.status, d.key_thumbprint, d.registered_at, u.last_seen_at, d.last_ip, u.sessions,
           json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant,
           exists (select from shell_grant g where g.tenant_id = d.tenant_id and g.device_id = d.id and g.person_id <> ${person_id}) as is_shared
      from used u
      join shell_device d on d.tenant_id = u.tenant_id and d.id = u.device_id
      join tenant t on t.id = d.tenant_id
     order by u.last_seen_at desc, d.id`.execute(tx)
  return rows
}

/** Tenants in which the person has used the device. */
export async function selectTenantsOfDevice(
  tx: PlatformTx,
  id: string,
  { person_id, tenant_id }: { person_id: string; tenant_id: string | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select distinct tenant_id from shell_grant where person_id = ${person_id} and device_id = ${id}::uuid
       ${tenant_id === undefined ? sql`` : sql`and tenant_id = ${tenant_id}`}`.execute(tx)
  return rows.map(row => row.tenant_id)
}

/** Whether the person has used a device with this key in the tenant, and it is still trusted. */
export async function hasUsedDevice(
  tx: PlatformTx,
  { tenant_id, person_id, key_thumbprint }: { tenant_id: string; person_id: string; key_thumbprint: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shell_device d
     where d.tenant_id = ${tenant_id}::uuid and d.key_thumbprint = ${key_thumbprint} and d.status = 'approved'
       and exists (select from shell_grant g
                    where g.tenant_id = d.tenant_id and g.device_id = d.id and g.person_id = ${person_id}::uuid)`.execute(
    tx,
  )
  return rows.length > 0
}
