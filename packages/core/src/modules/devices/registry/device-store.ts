import { sql } from 'kysely'
import {
  type KeysetOrder,
  type PageQuery,
  selectPage,
  timeKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { DeviceHealth, DeviceRow, DeviceStatus, DeviceView } from '../tables.ts'

const ROW = sql`tenant_id, id, name, platform, public_key, key_thumbprint, status, idle_seconds, version`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Tx = TenantTx | PlatformTx

export async function selectDevice(tx: Tx, tenantId: string, id: string): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    select ${ROW} from shell_device where tenant_id = ${tenantId}::uuid and id = ${id}::uuid`.execute(
    tx as TenantTx,
  )
  return rows[0]
}

/** By the slug or id of its tenant: the device speaks for itself, nobody is signed in. */
export async function selectDeviceIn(
  tx: PlatformTx,
  tenant: string,
  id: string,
): Promise<DeviceRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from tenant where ${UUID.test(tenant) ? sql`id = ${tenant}::uuid` : sql`slug = ${tenant}`}`.execute(
    tx,
  )
  return rows[0] && selectDevice(tx, rows[0].id, id)
}

export type NewDevice = Pick<
  DeviceRow,
  'tenant_id' | 'id' | 'name' | 'platform' | 'public_key' | 'key_thumbprint' | 'status'
> & { readonly registered_by: string }

/** Undefined where the id or the key is known already. */
export async function insertDevice(tx: PlatformTx, device: NewDevice): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    insert into shell_device (tenant_id, id, name, platform, public_key, key_thumbprint, status, registered_by)
    values (${device.tenant_id}, ${device.id}, ${device.name}, ${device.platform}, ${JSON.stringify(device.public_key)}::jsonb,
            ${device.key_thumbprint}, ${device.status}, ${device.registered_by})
    on conflict do nothing returning ${ROW}`.execute(tx)
  return rows[0]
}

export async function updateDeviceSeen(
  tx: PlatformTx,
  { tenant_id, id }: Pick<DeviceRow, 'tenant_id' | 'id'>,
  ip: string | null,
): Promise<void> {
  await sql`
    update shell_device set last_seen_at = date_trunc('milliseconds', now()), last_ip = ${ip}
     where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid`.execute(tx)
}

export async function updateDeviceHealth(
  tx: PlatformTx,
  { tenant_id, id }: Pick<DeviceRow, 'tenant_id' | 'id'>,
  health: DeviceHealth,
): Promise<void> {
  await sql`
    update shell_device set health = ${JSON.stringify(health)}::jsonb, health_at = date_trunc('milliseconds', now())
     where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid`.execute(tx)
}

const person = (column: ReturnType<typeof sql>) => sql`
  (select json_build_object('id', m.person_id, 'name', m.name, 'email', m.email) from membership m
    where m.tenant_id = d.tenant_id and m.person_id = ${column})`

const VIEW = sql`
  d.id, d.name, d.platform, d.status, d.key_thumbprint, d.registered_at, d.decided_at, d.last_seen_at, d.last_ip, d.health, d.health_at,
  d.idle_seconds, d.version,
  coalesce(${person(sql`d.registered_by`)}, json_build_object('id', d.registered_by, 'name', '', 'email', '')) as registered_by,
  ${person(sql`d.decided_by`)} as decided_by,
  (select count(*)::int from shell_grant g where g.tenant_id = d.tenant_id and g.device_id = d.id and g.session_id is not null) as sessions`

const ORDER: KeysetOrder<DeviceView> = {
  name: '-registered_at',
  descending: true,
  columns: [timeKey(sql`registered_at`, row => row.registered_at), uuidKey(sql`id`, row => row.id)],
}

export function selectDevices(
  tx: TenantTx,
  query: PageQuery & { status?: DeviceStatus },
): Promise<Page<DeviceView>> {
  const wanted = sql`tenant_id = ${tx.tenantId}${query.status ? sql` and status = ${query.status}` : sql``}`
  return selectPage<DeviceView>(tx, query, {
    order: ORDER,
    select: ({ after, order, limit }) => sql`
      select ${VIEW} from (select * from shell_device where ${wanted} and ${after} order by ${order} limit ${limit}) d
       order by ${order}`,
    found: sql`from shell_device where ${wanted}`,
  })
}

export async function selectDeviceView(tx: TenantTx, id: string): Promise<DeviceView | undefined> {
  const { rows } = await sql<DeviceView>`
    select ${VIEW} from shell_device d where d.tenant_id = ${tx.tenantId} and d.id = ${id}::uuid`.execute(tx)
  return rows[0]
}

export async function lockDevice(tx: Tx, tenantId: string, id: string): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    select ${ROW} from shell_device where tenant_id = ${tenantId}::uuid and id = ${id}::uuid for update`.execute(
    tx as TenantTx,
  )
  return rows[0]
}

export async function updateDeviceStatus(
  tx: Tx,
  { tenant_id, id }: Pick<DeviceRow, 'tenant_id' | 'id'>,
  { status, decided_by }: { status: DeviceStatus; decided_by: string | null },
): Promise<void> {
  await sql`
    update shell_device
       set status = ${status}, decided_by = ${decided_by}, decided_at = date_trunc('milliseconds', now()), version = version + 1
     where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid`.execute(tx as TenantTx)
}

export async function updateDevice(
  tx: TenantTx,
  id: string,
  { name, idle_seconds }: Pick<DeviceRow, 'name' | 'idle_seconds'>,
): Promise<void> {
  await sql`
    update shell_device set name = ${name}, idle_seconds = ${idle_seconds}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}
