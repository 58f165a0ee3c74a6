import {
  type KeysetOrder,
  type Page,
  type PageQuery,
  type Selectable,
  selectPage,
  sql,
  type TenantTx,
  timeKey,
  uuidKey,
} from '@tamga/core'
import { selectJudgedHealth, selectLastDay } from '../health/health-store.ts'
import type { Health, ProvisioningTables } from '../tables.ts'

export type TargetRow = Selectable<ProvisioningTables['scim_target']>
export type TargetFields = Pick<
  TargetRow,
  | 'name'
  | 'base_url'
  | 'token_sealed'
  | 'enabled'
  | 'scope'
  | 'push_groups'
  | 'attribute_mapping'
  | 'on_leave'
  | 'compatibility'
  | 'max_removals'
>
export type Hour = { at: string; succeeded: number; failed: number }
export type Counted = TargetRow & { waiting: number; retrying: number; failed: number; last_day: Hour[] }
export type TargetQuery = PageQuery & { q?: string; enabled?: boolean; health?: Health }

const tables = (tx: TenantTx) => tx.withTables<ProvisioningTables>()

const counts = sql`
  ${selectJudgedHealth} as health, ${selectLastDay} as last_day,
  (select count(*) from scim_run r where r.tenant_id = t.tenant_id and r.target_id = t.id and r.status in ('queued', 'retrying')) as waiting,
  (select count(*) from scim_run r where r.tenant_id = t.tenant_id and r.target_id = t.id and r.status = 'retrying') as retrying,
  (select count(*) from scim_run r where r.tenant_id = t.tenant_id and r.target_id = t.id and r.status = 'failed') as failed`

const NEWEST_FIRST: KeysetOrder<Counted> = {
  name: '-created_at',
  descending: true,
  columns: [timeKey(sql`t.created_at`, row => row.created_at), uuidKey(sql`t.id`, row => row.id)],
}

export async function selectTargets(tx: TenantTx, query: TargetQuery): Promise<Page<Counted>> {
  const wanted = conditions(query)
  return selectPage<Counted>(tx, query, {
    order: NEWEST_FIRST,
    select: ({ after, order, limit }) => sql`
      select t.*, ${counts} from scim_target t where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from scim_target t where ${wanted}`,
  })
}

function conditions({ q, enabled, health }: TargetQuery) {
  const parts = [sql`true`]
  if (q !== undefined) parts.push(sql`strpos(lower(t.name || ' ' || t.base_url), lower(${q})) > 0`)
  if (enabled !== undefined) parts.push(sql`t.enabled = ${enabled}`)
  if (health !== undefined) parts.push(sql`${selectJudgedHealth} = ${health}`)
  return sql.join(parts, sql` and `)
}

export async function selectTarget(tx: TenantTx, id: string): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`select t.*, ${counts} from scim_target t where t.id = ${id}`.execute(tx)
  return rows[0]
}

/** Locked until the transaction ends, so that what the audit log calls the old value was the old value. */
export const lockTarget = (tx: TenantTx, id: string): Promise<TargetRow | undefined> =>
  tables(tx).selectFrom('scim_target').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * As strong as the deletion itself. An attempt that ends holds the target against deletion (key share) and then writes its run: with a
 * weaker lock first, both would get their first row and wait for each other's second.
 */
export const lockTargetToDelete = (tx: TenantTx, id: string): Promise<TargetRow | undefined> =>
  tables(tx).selectFrom('scim_target').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertTarget(tx: TenantTx, id: string, fields: TargetFields): Promise<void> {
  await tables(tx)
    .insertInto('scim_target')
    .values({ id, ...stored(fields) } as never)
    .execute()
}

export async function updateTarget(
  tx: TenantTx,
  id: string,
  fields: Partial<TargetFields> & { service_provider?: null },
): Promise<void> {
  await tables(tx)
    .updateTable('scim_target')
    .set({ ...stored(fields), version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute()
}

const stored = ({ scope, attribute_mapping, ...rest }: Partial<TargetFields>) => ({
  ...rest,
  ...(scope && { scope: JSON.stringify(scope) }),
  ...(attribute_mapping && { attribute_mapping: JSON.stringify(attribute_mapping) }),
})

export async function deleteTarget(tx: TenantTx, id: string): Promise<void> {
  await sql`
    update scim_run set status = 'cancelled', finished_at = now(), next_attempt_at = null
     where target_id = ${id} and status in ('queued', 'retrying', 'running')`.execute(tx)
  await tables(tx).deleteFrom('scim_target').where('id', '=', id).execute()
}

/** Of what waits, removals are dropped; how many. What was noted meanwhile, and is no removal, goes on. */
export async function updateRejected(tx: TenantTx, id: string): Promise<number> {
  const { rows } = await sql`
    update scim_run set status = 'cancelled', problem_code = 'rejected', finished_at = now(), next_attempt_at = null
     where target_id = ${id} and status in ('queued', 'retrying') and operation in ('user.deactivate', 'user.delete') and not approved
    returning 1`.execute(tx)
  return rows.length
}

export async function updateResumed(tx: TenantTx, id: string): Promise<void> {
  await sql`
    update scim_target set health = 'unknown', paused_removals = null where id = ${id}`.execute(tx)
  await sql`
    update scim_run set approved = true where target_id = ${id} and status in ('queued', 'retrying')`.execute(
    tx,
  )
}

/** At night in Mongolia (17 to 20 UTC): targets that were not compared with what they should have for most of a day. */
export async function selectTargetsToReconcile(tx: TenantTx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from scim_target
     where enabled and health <> 'paused' and extract(hour from now() at time zone 'UTC') between 17 and 20
       and coalesce(reconciled_at, created_at) < now() - interval '20 hours'`.execute(tx)
  return rows.map(row => row.id)
}

export type RoleRef = { id: string; key: string; name: string }

/** The roles that a scope names. */
export async function selectRoles(tx: TenantTx, ids: readonly string[]): Promise<RoleRef[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<RoleRef>`
    select id, key, name from role where id = any(${[...ids]}::uuid[]) order by key`.execute(tx)
  return rows
}
