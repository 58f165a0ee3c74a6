import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { PriceListRow } from '../tables.ts'

const COLUMNS = sql.raw(`
  l.id, l.name, l.currency, l.includes_tax, l.is_default, l.is_archived, l.version,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name, c.id)
     from price_list_customer k join contact c on c.tenant_id = k.tenant_id and c.id = k.contact_id
    where k.tenant_id = l.tenant_id and k.price_list_id = l.id), '[]') as customers`)

/** By name. A company has a few dozen. */
export async function selectPriceLists(tx: TenantTx): Promise<PriceListRow[]> {
  const { rows } = await sql<PriceListRow>`
    /* reads all: a company has a few dozen price lists */
    select ${COLUMNS} from price_list l where l.tenant_id = ${tx.tenantId} order by l.name limit 500`.execute(
    tx,
  )
  return rows
}

export async function selectPriceList(tx: TenantTx, id: string): Promise<PriceListRow | undefined> {
  const { rows } = await sql<PriceListRow>`
    select ${COLUMNS} from price_list l where l.tenant_id = ${tx.tenantId} and l.id = ${id}`.execute(tx)
  return rows[0]
}

export type PriceListContent = Pick<
  PriceListRow,
  'name' | 'currency' | 'includes_tax' | 'is_default' | 'is_archived'
>

/** Of two that would be for everybody at once the later waits, and takes the place of the first. */
export async function lockPriceLists(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('price lists ' || ${tx.tenantId}::text, 0))`.execute(
    tx,
  )
}

/** Another list that was for everybody is so no longer. */
export async function updateNoDefault(tx: TenantTx, without: string): Promise<void> {
  await sql`
    update price_list set is_default = false, version = version + 1
     where tenant_id = ${tx.tenantId} and is_default and id <> ${without}`.execute(tx)
}

/** False: the name is taken. */
export async function insertPriceList(tx: TenantTx, id: string, list: PriceListContent): Promise<boolean> {
  const { rows } = await sql`
    insert into price_list (id, name, currency, includes_tax, is_default)
    values (${id}, ${list.name}, ${list.currency}, ${list.includes_tax}, ${list.is_default})
    on conflict (tenant_id, name) do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function hasPriceListNamed(tx: TenantTx, name: string, without: string): Promise<boolean> {
  const { rows } = await sql`
    select from price_list where tenant_id = ${tx.tenantId} and name = ${name} and id <> ${without}`.execute(
    tx,
  )
  return rows.length > 0
}

/** False: somebody else changed it since that version. */
export async function updatePriceList(
  tx: TenantTx,
  id: string,
  { version, ...list }: PriceListContent & { version: number },
): Promise<boolean> {
  const { rows } = await sql`
    update price_list set name = ${list.name}, includes_tax = ${list.includes_tax}, is_default = ${list.is_default},
           is_archived = ${list.is_archived}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id} and version = ${version} returning id`.execute(tx)
  return rows.length > 0
}

/** Names of contacts that do not exist change nothing: the number tells. */
export async function updateCustomers(
  tx: TenantTx,
  id: string,
  customers: readonly string[],
): Promise<number> {
  await sql`
    delete from price_list_customer where tenant_id = ${tx.tenantId} and price_list_id = ${id}`.execute(tx)
  const { rows } = await sql`
    insert into price_list_customer (price_list_id, contact_id)
    select ${id}::uuid, c.id from contact c
     where c.tenant_id = ${tx.tenantId} and c.id = any(${customers}::uuid[]) and c.merged_into is null
    returning contact_id`.execute(tx)
  return rows.length
}

/** False: products have prices in it. */
export async function deletePriceList(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from price_list l where l.tenant_id = ${tx.tenantId} and l.id = ${id}
       and not exists (select from product_price p where p.tenant_id = ${tx.tenantId} and p.price_list_id = ${id})
    returning l.id`.execute(tx)
  return rows.length > 0
}

/** After a merge of contacts: a list that named both names the one that stays. */
export async function updateMergedCustomer(
  tx: TenantTx,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await sql`
    insert into price_list_customer (price_list_id, contact_id)
    select k.price_list_id, ${into}::uuid from price_list_customer k
     where k.tenant_id = ${tx.tenantId} and k.contact_id = ${from}
    on conflict (tenant_id, price_list_id, contact_id) do nothing`.execute(tx)
  await sql`
    delete from price_list_customer where tenant_id = ${tx.tenantId} and contact_id = ${from}`.execute(tx)
}

export async function hasPriceListFor(tx: TenantTx, contactId: string): Promise<boolean> {
  const { rows } = await sql`
    select from price_list_customer where tenant_id = ${tx.tenantId} and contact_id = ${contactId} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}
