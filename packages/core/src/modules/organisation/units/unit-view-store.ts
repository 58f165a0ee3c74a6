import { type RawBuilder, sql } from 'kysely'
import type { PersonRef } from '../../../kernel/context.ts'
import { newestFirst, type PageQuery, selectPage, textKey, uuidKey } from '../../../kernel/database/keyset.ts'
import { escapeLike, searchWords } from '../../../kernel/database/search-words.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { UnitEvent } from '../../tenancy/index.ts'

export type UnitView = {
  id: string
  name: string
  code: string | null
  parent_id: string | null
  manager: PersonRef | null
  members: number
  total_members: number
  children: number
  path: string[]
  version: number
  created_at: string
}

export type UnitQuery = PageQuery & { q?: string; parent?: string }

const personOf = (tenant: RawBuilder<unknown>, person: RawBuilder<unknown>) => sql`
  (select json_build_object('id', p.person_id, 'name', p.name, 'email', p.email) from membership p
    where p.tenant_id = ${tenant} and p.person_id = ${person})`

/** Names from the top of the tree down to the unit. */
const pathOf = (unit: RawBuilder<unknown>) => sql`
  array(select p.name from unit_ancestor a join unit p on p.tenant_id = a.tenant_id and p.id = a.ancestor_id
         where a.tenant_id = u.tenant_id and a.unit_id = ${unit} order by a.distance desc)`

const COUNTED = sql`m.tenant_id = a.tenant_id and m.unit_id = a.unit_id and m.status <> 'left'`

const viewOf = (units: RawBuilder<unknown>) => sql`
  select /* reads all: the members of each unit are counted, by an index alone */ u.id, u.name, u.code, u.parent_id, u.version, u.created_at,
         ${personOf(sql`u.tenant_id`, sql`u.manager_id`)} as manager,
         (select count(*) from membership m where m.tenant_id = u.tenant_id and m.unit_id = u.id and m.status <> 'left') as members,
         (select count(*) from unit_ancestor a join membership m on ${COUNTED}
           where a.tenant_id = u.tenant_id and a.ancestor_id = u.id) as total_members,
         (select count(*) from unit c where c.tenant_id = u.tenant_id and c.parent_id = u.id) as children,
         ${pathOf(sql`u.id`)} as path
    from ${units} u`

export async function selectUnits(tx: TenantTx, query: UnitQuery): Promise<Page<UnitView>> {
  const wanted = conditions(query)
  return selectPage<UnitView>(tx, query, {
    order: {
      name: 'name',
      descending: false,
      columns: [textKey(sql`u.name`, row => row.name, 'names'), uuidKey(sql`u.id`, row => row.id)],
    },
    // Counted for the rows of the page alone.
    select: ({ after, order, limit }) =>
      sql`${viewOf(sql`(select * from unit u where ${wanted} and ${after} order by ${order} limit ${limit})`)} order by ${order}`,
    found: sql`from unit u where ${wanted}`,
  })
}

function conditions({ q, parent }: UnitQuery): RawBuilder<unknown> {
  const parts = [
    ...(parent === 'root' ? [sql`u.parent_id is null`] : []),
    ...(parent !== undefined && parent !== 'root' ? [sql`u.parent_id = ${parent}::uuid`] : []),
    ...searchWords(q).map(
      word =>
        sql`lower((u.name || ' ' || coalesce(u.code, '')) collate platform.names) like '%' || lower(${escapeLike(word)}::text collate platform.names) || '%'`,
    ),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

export async function selectUnitView(tx: TenantTx, id: string): Promise<UnitView | undefined> {
  const { rows } = await sql<UnitView>`${viewOf(sql`unit`)} where u.id = ${id}`.execute(tx)
  return rows[0]
}

export type ListedUnit = Pick<UnitView, 'id' | 'name' | 'code' | 'parent_id'> & {
  manager: PersonRef | null
  path: string[]
}

/** All units, those above before those below them: what a file names may be any of them. */
export async function selectAllUnits(tx: TenantTx): Promise<ListedUnit[]> {
  const { rows } = await sql<ListedUnit>`
    select /* reads all: a file may name any unit */ u.id, u.name, u.code, u.parent_id,
           ${personOf(sql`u.tenant_id`, sql`u.manager_id`)} as manager, ${pathOf(sql`u.id`)} as path
      from unit u order by path`.execute(tx)
  return rows
}

export type UnitEventView = Pick<UnitEvent, 'id' | 'at' | 'kind' | 'previous' | 'current'> & {
  member: PersonRef | null
  actor: { id: string | null; name: string } | null
}

export async function selectUnitEvents(
  tx: TenantTx,
  unitId: string,
  query: PageQuery,
): Promise<Page<UnitEventView>> {
  return selectPage<UnitEventView>(tx, query, {
    order: newestFirst(sql`e.id`),
    select: ({ after, order, limit }) => sql`
      select e.id, e.at, e.kind, e.previous, e.current, ${personOf(sql`e.tenant_id`, sql`e.person_id`)} as member,
             case when e.actor_name is not null then json_build_object('id', e.actor_id, 'name', e.actor_name) end as actor
        from unit_event e where e.unit_id = ${unitId} and ${after} order by ${order} limit ${limit}`,
    found: sql`from unit_event e where e.unit_id = ${unitId}`,
  })
}
