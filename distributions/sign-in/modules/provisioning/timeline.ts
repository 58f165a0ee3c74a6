import { type Context, type RemovedRight, sql, type TenantTx, type TimelineEntry } from '@tamga/core'
import { causeOf } from './runs/runs.ts'

type Row = {
  created_at: string
  finished_at: string | null
  target_name: string
  operation: string
  status: string
  http_status: number | null
  problem_code: string | null
  problem_detail: string | null
}

const MOST = 50

/** What connected systems were told after a right was removed, and what they answered. */
export async function runsAfterRemoval(
  tx: TenantTx,
  ctx: Context,
  { person_id, role_id, removed_at }: RemovedRight,
): Promise<TimelineEntry[]> {
  const { rows } = await sql<Row>`
    select created_at, finished_at, target_name, operation, status, http_status, problem_code, problem_detail from scim_run
     where ((kind = 'user' and subject_id = ${person_id}) or (kind = 'group' and subject_id = ${role_id}))
       and created_at >= ${removed_at}::timestamptz - interval '1 second' and created_at < ${removed_at}::timestamptz + interval '1 hour'
     order by created_at, id limit ${MOST}`.execute(tx)
  return rows.map(row => ({
    at: row.finished_at ?? row.created_at,
    kind: 'scim_run',
    name: row.target_name,
    status: row.status,
    detail: [wordOf(ctx, row.operation), causeOf(ctx, row) ?? (row.http_status && `HTTP ${row.http_status}`)]
      .filter(Boolean)
      .join(' · '),
  }))
}

const wordOf = ({ services, language }: Context, operation: string): string =>
  services.translator.text(language, `scim.operation.${operation}`)
