import {
  decodeCursor,
  invalidCursor,
  isUuid,
  type Page,
  type Selectable,
  sql,
  type TenantTx,
  toPage,
} from '@tamga/core'
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
export type Counted = TargetRow & { waiting: number; failed: number }
export type TargetQuery = {
  q?: string
  enabled?: boolean
  health?: Health
  limit?: number
  cursor?: string
  count?: boolean
}

const tables = (tx: TenantTx) => tx.withTables<ProvisioningTables>()

const counts = sql`
  (select count(*) from scim_run r where r.tenant_id = t.tenant_id and r.target_id = t.id and r.status in ('queued', 'retrying')) as waiting,
  (select count(*) from scim_run r where r.tenant_id = t.tenant_id and r.target_id = t.id and r.status = 'failed') as failed`

/** Newest first. */
export async function listTargets(tx: TenantTx, query: TargetQuery): Promise<Page<Counted>> {
  const limit = query.limit ?? 50
  const wanted = conditions(query)
  const { rows } = await sql<Counted>`
    select t.*, ${counts} from scim_target t where ${wanted} ${positionAfter(query.cursor)}
     order by t.created_at desc, t.id desc limit ${limit + 1}`.execute(tx)
  const page = toPage(rows, limit, row => [row.created_at, row.id])
  if (!query.count) return page
  const total = await sql<{ count: number }>`select count(*) from scim_target t where ${wanted}`.execute(tx)
  return { ...page, total: total.rows[0]!.count }
}

function conditions({ q, enabled, health }: TargetQuery) {
  const parts = [sql`true`]
  if (q !== undefined) parts.push(sql`strpos(lower(t.name || ' ' || t.base_url), lower(${q})) > 0`)
  if (enabled !== undefined) parts.push(sql`t.enabled = ${enabled}`)
  if (health !== undefined) parts.push(sql`t.health = ${health}`)
  return sql.join(parts, sql` and `)
}

function positionAfter(cursor: string | undefined) {
  const values = decodeCursor(cursor, 2)
  if (values === null) return sql``
  const [at, id] = values
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !isUuid(id)) throw invalidCursor()
  return sql`and (t.created_at, t.id) < (${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`
}

export async function findTarget(tx: TenantTx, id: string): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`select t.*, ${counts} from scim_target t where t.id = ${id}`.execute(tx)
  return rows[0]
}

/** Locked until the transaction ends, so that what the audit log calls the old value was the old value. */
export const lockTarget = (tx: TenantTx, id: string): Promise<TargetRow | undefined> =>
  tables(tx).selectFrom('scim_target').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

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
export async function rejectRemovals(tx: TenantTx, id: string): Promise<number> {
  const { rows } = await sql`
    update scim_run set status = 'cancelled', problem_code = 'rejected', finished_at = now(), next_attempt_at = null
     where target_id = ${id} and status in ('queued', 'retrying') and operation in ('user.deactivate', 'user.delete') and not approved
    returning 1`.execute(tx)
  return rows.length
}

export async function resume(tx: TenantTx, id: string): Promise<void> {
  await sql`
    update scim_target set health = 'unknown', paused_removals = null where id = ${id}`.execute(tx)
  await sql`
    update scim_run set approved = true where target_id = ${id} and status in ('queued', 'retrying')`.execute(
    tx,
  )
}
