import { sql } from 'kysely'
import {
  type KeysetColumn,
  type PageQuery,
  selectPage,
  sortedBy,
  textKey,
  uuidKey,
} from '../../kernel/database/keyset.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import type { Page } from '../../kernel/http/page.ts'
import type { Tenant, TenantStatus } from '../tenancy/index.ts'

export type TenantRow = Pick<
  Tenant,
  'id' | 'slug' | 'name' | 'status' | 'created_at' | 'delete_after' | 'version'
> & { members: number }

type SortField = 'created_at' | 'name' | 'slug'
export type TenantFilter = { q?: string; status?: string }
export type TenantsQuery = PageQuery & TenantFilter & { sort?: SortField | `-${SortField}` }

const COLUMNS = sql`/* reads all: the members of each organisation on the page are counted, by an index alone */ t.id, t.slug, t.name, t.status, t.created_at, t.delete_after, t.version,
  (select count(*) from membership m where m.tenant_id = t.id and m.status = 'active') as members`

const ID = uuidKey<TenantRow>(sql`t.id`, row => row.id)

/** The id is made of the time, so it stands for the order of creation. */
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<TenantRow>[]>> = {
  created_at: [ID],
  name: [textKey(sql`t.name`, row => row.name, 'names'), ID],
  slug: [textKey(sql`t.slug`, row => row.slug, 'own'), ID],
}

export async function selectTenantRows(tx: PlatformTx, query: TenantsQuery): Promise<Page<TenantRow>> {
  const wanted = matches(query)
  return selectPage<TenantRow>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-created_at'),
    select: ({ after, order, limit }) => sql`
      select ${COLUMNS} from tenant t where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads all: there are thousands of organisations, and the operator alone asks */ from tenant t where ${wanted}`,
  })
}

function matches({ q, status }: TenantFilter) {
  const conditions = [sql`true`]
  if (q) conditions.push(sql`strpos(lower(t.slug || ' ' || t.name), lower(${q})) > 0`)
  if (status) conditions.push(sql`t.status = ${status}`)
  return sql.join(conditions, sql` and `)
}

export async function selectTenantRow(tx: PlatformTx, id: string): Promise<TenantRow | undefined> {
  const { rows } = await sql<TenantRow>`select ${COLUMNS} from tenant t where t.id = ${id}`.execute(tx)
  return rows[0]
}

/** The tenant's own row, held until the end of the transaction. */
export async function lockTenant(tx: TenantTx): Promise<Tenant | undefined> {
  const { rows } = await sql<Tenant>`select * from tenant where id = ${tx.tenantId} for update`.execute(tx)
  return rows[0]
}

/** The status before the deletion was requested, from the audit record of the request. */
export async function selectStatusBeforeDeletion(tx: TenantTx): Promise<TenantStatus> {
  const { rows } = await sql<{ status: TenantStatus | null }>`
    select changes #>> '{status,0}' as status from audit_record
     where action = 'tenant.deletion_requested' order by seq desc limit 1`.execute(tx)
  return rows[0]?.status ?? 'active'
}

export async function selectDueDeletions(tx: PlatformTx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tenant where status = 'deleting' and delete_after <= now() order by delete_after`.execute(
    tx,
  )
  return rows.map(row => row.id)
}
