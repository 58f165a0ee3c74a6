import { type Expression, type SqlBool, sql } from 'kysely'
import type { AuditRow } from '../../kernel/audit/tables.ts'
import {
  integerKey,
  type KeysetOrder,
  type PageQuery,
  selectPage,
  timeKey,
} from '../../kernel/database/keyset.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { type DayCount, selectDayCounts } from '../../kernel/days/day-count-store.ts'
import type { Page } from '../../kernel/http/page.ts'

export type AuditFilter = {
  readonly kind?: string
  readonly actor?: string
  /** An action, or the beginning of one with a trailing `*`. */
  readonly action?: string
  readonly target?: { readonly type: string; readonly id?: string }
  /** Milliseconds since 1970; `from` is included, `to` is not. */
  readonly from?: number
  readonly to?: number
  readonly q?: string
}

const NEWEST_FIRST: KeysetOrder<AuditRow> = {
  name: '-seq',
  descending: true,
  columns: [integerKey(sql`seq`, row => row.seq, 'bigint')],
}

/** A range of time is read in the order of time; in the order of numbers everything outside of it would be read too. */
const LATEST_FIRST: KeysetOrder<AuditRow> = {
  name: '-at',
  descending: true,
  columns: [timeKey(sql`at`, row => row.at), integerKey(sql`seq`, row => row.seq, 'bigint')],
}

export const selectAuditRecords = (
  tx: TenantTx,
  filter: AuditFilter,
  query: PageQuery,
): Promise<Page<AuditRow>> =>
  selectPage<AuditRow>(tx, query, {
    order: filter.from === undefined && filter.to === undefined ? NEWEST_FIRST : LATEST_FIRST,
    select: ({ after, order, limit }) => sql`
      select * from audit_record where ${matches(filter)} and ${after} order by ${order} limit ${limit}`,
    found: sql`from audit_record where ${matches(filter)}`,
    searched: isSearch(filter) ? sql`from audit_record where ${matches(known(filter))}` : undefined,
  })

/** How many records each of the last days has. */
export const selectRecordDays = (tx: TenantTx, zone: string): Promise<DayCount[]> =>
  selectDayCounts(
    tx,
    zone,
    (from, to) => sql`from audit_record where tenant_id = ${tx.tenantId} and at >= ${from} and at < ${to}`,
  )

/** Whether a record waits behind the newest seal. */
export async function hasUnsealed(tx: TenantTx): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select coalesce((select seq from audit_record where tenant_id = ${tx.tenantId} order by seq desc limit 1), 0)
         > coalesce((select to_seq from audit_seal where tenant_id = ${tx.tenantId} order by number desc limit 1), 0) as waiting`.execute(
    tx,
  )
  return rows[0]!.waiting
}

const isGroup = (action: string | undefined): boolean => action?.endsWith('*') ?? false

/** Words and groups of actions are known to no index. */
const isSearch = ({ q, action }: AuditFilter): boolean => Boolean(q) || isGroup(action)

const known = ({ q: _, action, ...filter }: AuditFilter): AuditFilter =>
  action === undefined || isGroup(action) ? filter : { ...filter, action }

function matches(filter: AuditFilter): Expression<SqlBool> {
  const { kind, actor, action, target, from, to, q } = filter
  const conditions = [sql<SqlBool>`true`]
  if (kind) conditions.push(sql`kind = ${kind}`)
  if (actor) conditions.push(sql`actor_id = ${actor}`)
  if (action) conditions.push(actionIs(action))
  if (target) conditions.push(sql`target_type = ${target.type}`)
  if (target?.id !== undefined) conditions.push(sql`target_id = ${target.id}`)
  if (from !== undefined) conditions.push(sql`at >= ${new Date(from)}`)
  if (to !== undefined) conditions.push(sql`at < ${new Date(to)}`)
  if (q)
    conditions.push(
      sql`/* reads much: words are looked for in a bounded part of the log */ strpos(lower(concat_ws(' ', action, actor_name, actor_email, target_name)), lower(${q})) > 0`,
    )
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

function actionIs(action: string) {
  return isGroup(action)
    ? sql<SqlBool>`/* reads much: a group of actions is looked for in a bounded part of the log */ starts_with(action, ${action.slice(0, -1)})`
    : sql<SqlBool>`action = ${action}`
}
