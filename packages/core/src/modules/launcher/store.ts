import { sql } from 'kysely'
import { PLATFORM_CHAIN } from '../../kernel/context.ts'
import { type PageQuery, selectPage, sortedBy, textKey, uuidKey } from '../../kernel/database/keyset.ts'
import { searchWords } from '../../kernel/database/search-words.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import type { Page } from '../../kernel/http/page.ts'
import { USABLE_CLIENT } from '../clients/index.ts'
import type { OwnApplication } from './tables.ts'

export type Viewer = { readonly tenant_id: string; readonly person_id: string }

const ORDER = {
  name: [
    textKey<OwnApplication>(sql`c.name`, row => row.name, 'names'),
    uuidKey<OwnApplication>(sql`c.id`, row => row.id),
  ],
}

/** A condition on `oidc_client c`: a member may open it. The same audience is enforced at the authorization endpoint. */
const openTo = ({ tenant_id, person_id }: Viewer) => sql`
  c.tenant_id = any(array[${tenant_id}, ${PLATFORM_CHAIN}]::uuid[]) and c.launch_uri is not null and ${sql.raw(USABLE_CLIENT)}
  and exists (select from membership m where m.tenant_id = ${tenant_id}::uuid and m.person_id = ${person_id}::uuid and m.status = 'active')
  and (c.audience_roles is null
       or platform.is_in_audience(${tenant_id}::uuid, ${person_id}::uuid, c.audience_roles, c.audience_units))`

export type OwnApplicationQuery = PageQuery & { q?: string }

/** By name. An organisation has a few hundred applications. */
export async function selectOwnApplications(
  tx: PlatformTx,
  viewer: Viewer,
  query: OwnApplicationQuery,
): Promise<Page<OwnApplication>> {
  const words = searchWords(query.q).map(
    word =>
      sql`strpos(lower((c.name || ' ' || coalesce(c.description, '') || ' ' || coalesce(c.category, '')) collate platform.names), lower(${word}::text collate platform.names)) > 0`,
  )
  const wanted = sql.join([openTo(viewer), ...words], sql` and `)
  return selectPage<OwnApplication>(tx, query, {
    order: sortedBy(ORDER, 'name'),
    select: ({ after, order, limit }) => sql`
      /* reads all: an organisation has a few hundred applications */
      select c.id, c.client_id, c.name, c.description, c.logo_uri, c.launch_uri, c.category,
             o.favourite_at is not null as favourite, o.last_opened_at
        from oidc_client c
        left join own_application o on o.tenant_id = ${viewer.tenant_id}::uuid and o.person_id = ${viewer.person_id}::uuid
                                   and o.client_id = c.client_id
       where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads all: an organisation has a few hundred applications */ from oidc_client c where ${wanted}`,
  })
}

export type Mark = { readonly client_id: string; readonly favourite?: boolean; readonly opened?: boolean }

/** False: there is no such application for this person. */
export async function upsertMark(tx: PlatformTx, viewer: Viewer, mark: Mark): Promise<boolean> {
  const { client_id, favourite, opened = false } = mark
  const { numAffectedRows } = await sql`
    insert into own_application as o (tenant_id, person_id, client_id, favourite_at, last_opened_at)
    select ${viewer.tenant_id}::uuid, ${viewer.person_id}::uuid, c.client_id,
           case when ${favourite ?? false}::boolean then now() end, case when ${opened}::boolean then date_trunc('milliseconds', now()) end
      from oidc_client c where c.client_id = ${client_id} and ${openTo(viewer)}
    on conflict (tenant_id, person_id, client_id) do update set
      favourite_at = case ${favourite ?? null}::boolean when true then coalesce(o.favourite_at, now()) when false then null else o.favourite_at end,
      last_opened_at = coalesce(excluded.last_opened_at, o.last_opened_at)`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteMarksOfClient(tx: TenantTx | PlatformTx, clientId: string): Promise<void> {
  await sql`delete from own_application where client_id = ${clientId}`.execute(tx as PlatformTx)
}

export async function deleteMarksOfMembers(tx: TenantTx, people: readonly string[]): Promise<void> {
  await sql`
    delete from own_application where tenant_id = ${tx.tenantId} and person_id = any(${people}::uuid[])`.execute(
    tx,
  )
}

/** What is kept about a person, for the copy of their data. */
export async function selectMarksOfPerson(
  tx: PlatformTx,
  { person_id, tenant_id }: { person_id: string; tenant_id: string | null },
): Promise<unknown[]> {
  const { rows } = await sql<object>`
    select n.slug as tenant, o.client_id, o.favourite_at, o.last_opened_at
      from membership m
      join own_application o on o.tenant_id = m.tenant_id and o.person_id = m.person_id
      join tenant n on n.id = m.tenant_id
     where m.person_id = ${person_id} and (${tenant_id}::uuid is null or m.tenant_id = ${tenant_id}::uuid)
     order by n.slug, o.client_id`.execute(tx)
  return rows
}
