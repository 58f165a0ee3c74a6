import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { PersonRef, RoleRef } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import {
  type KeysetColumn,
  type PageQuery,
  selectPage,
  sortedBy,
  textKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import { searchWords } from '../../../kernel/database/search-words.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { MachineAccessTables } from '../tables.ts'

export type ServiceAccountRow = Selectable<MachineAccessTables['service_account']>
export type ServiceAccountStatus = ServiceAccountRow['status']

export type ServiceAccount = Pick<
  ServiceAccountRow,
  'id' | 'name' | 'description' | 'status' | 'last_used_at' | 'created_at' | 'version'
> & { owner: PersonRef; roles: RoleRef[]; tokens: number }

type SortField = 'name' | 'created_at'
export type ServiceAccountQuery = PageQuery & {
  q?: string
  status?: ServiceAccountStatus
  sort?: SortField | `-${SortField}`
}

const tables = (tx: TenantTx) => tx.withTables<MachineAccessTables>()

const ID = uuidKey<ServiceAccount>(sql`a.id`, row => row.id)

// Ids are ordered by the time of creation.
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<ServiceAccount>[]>> = {
  name: [textKey(sql`a.name`, row => row.name, 'names'), ID],
  created_at: [ID],
}

const viewOf = (accounts: RawBuilder<unknown>) => sql<ServiceAccount>`
  select a.id, a.name, a.description, a.status, a.last_used_at, a.created_at, a.version,
         json_build_object('id', m.person_id, 'name', m.name, 'email', m.email) as owner,
         coalesce(r.roles, '[]') as roles,
         (select count(*) from api_token t where t.tenant_id = a.tenant_id and t.service_account_id = a.id) as tokens
    from ${accounts} a
    join membership m on m.tenant_id = a.tenant_id and m.person_id = a.owner_id
    left join lateral (
      select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name) order by o.key) as roles
        from service_account_role g join role o on o.tenant_id = g.tenant_id and o.id = g.role_id
       where g.tenant_id = a.tenant_id and g.service_account_id = a.id) r on true`

export async function selectServiceAccounts(
  tx: TenantTx,
  query: ServiceAccountQuery,
): Promise<Page<ServiceAccount>> {
  const wanted = conditions(query)
  return selectPage<ServiceAccount>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-created_at'),
    select: ({ after, order, limit }) => sql`
      ${viewOf(sql`(select * from service_account a where ${wanted} and ${after} order by ${order} limit ${limit})`)} order by ${order}`,
    found: sql`from service_account a where ${wanted}`,
  })
}

/** An organisation has a few hundred of them at most. */
function conditions({ q, status }: ServiceAccountQuery): RawBuilder<unknown> {
  const parts = searchWords(q).map(
    word =>
      sql`/* reads all: an organisation has a few hundred service accounts */ strpos(lower((a.name || ' ' || a.description) collate platform.names), lower(${word}::text collate platform.names)) > 0`,
  )
  if (status !== undefined)
    parts.push(sql`/* reads all: an organisation has a few hundred service accounts */ a.status = ${status}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

export async function selectServiceAccount(tx: TenantTx, id: string): Promise<ServiceAccount | undefined> {
  const { rows } = await sql<ServiceAccount>`${viewOf(sql`service_account`)} where a.id = ${id}`.execute(tx)
  return rows[0]
}

/** Locks an account until the transaction ends. */
export async function lockServiceAccount(tx: TenantTx, id: string): Promise<ServiceAccountRow | undefined> {
  return tables(tx)
    .selectFrom('service_account')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type ServiceAccountFields = Pick<ServiceAccountRow, 'name' | 'description' | 'owner_id' | 'status'>

export async function insertServiceAccount(tx: TenantTx, fields: ServiceAccountFields): Promise<string> {
  const id = uuidv7()
  await tables(tx)
    .insertInto('service_account')
    .values({ id, ...fields })
    .execute()
  return id
}

export async function updateServiceAccount(
  tx: TenantTx,
  id: string,
  fields: Partial<ServiceAccountFields>,
): Promise<void> {
  await tables(tx)
    .updateTable('service_account')
    .set({ ...fields, version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute()
}

export async function deleteServiceAccount(tx: TenantTx, id: string): Promise<void> {
  await tables(tx).deleteFrom('service_account').where('id', '=', id).execute()
}

type Giver = { readonly id: string | null; readonly name: string }

/** Replaces the roles of an account; those that stay keep who gave them. */
export async function updateRolesOfAccount(
  tx: TenantTx,
  id: string,
  { roles, by }: { roles: readonly string[]; by: Giver },
): Promise<void> {
  await sql`
    delete from service_account_role
     where tenant_id = ${tx.tenantId} and service_account_id = ${id} and role_id <> all(${roles}::uuid[])`.execute(
    tx,
  )
  await sql`
    insert into service_account_role (service_account_id, role_id, granted_by, granted_by_name)
    select ${id}, r, ${by.id}::uuid, ${by.name} from unnest(${roles}::uuid[]) r on conflict do nothing`.execute(
    tx,
  )
}

/** All that the account's roles permit. */
export async function selectPermissionsOfAccount(tx: TenantTx, id: string): Promise<string[]> {
  const { rows } = await sql<{ permission: string }>`
    select distinct p.permission from service_account_role g
      join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
     where g.service_account_id = ${id} order by 1`.execute(tx)
  return rows.map(row => row.permission)
}
