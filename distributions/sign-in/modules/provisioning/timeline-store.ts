import { type RemovedRight, sql, type TenantTx } from '@tamga/core'

export type RunAfterRemoval = {
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

/** Runs of the person and of the role's group within the hour of the removal, oldest first. */
export async function selectRunsAfterRemoval(
  tx: TenantTx,
  { person_id, role_id, removed_at }: RemovedRight,
): Promise<RunAfterRemoval[]> {
  const { rows } = await sql<RunAfterRemoval>`
    select created_at, finished_at, target_name, operation, status, http_status, problem_code, problem_detail from scim_run
     where ((kind = 'user' and subject_id = ${person_id}) or (kind = 'group' and subject_id = ${role_id}))
       and created_at >= ${removed_at}::timestamptz - interval '1 second' and created_at < ${removed_at}::timestamptz + interval '1 hour'
     order by created_at, id limit ${MOST}`.execute(tx)
  return rows
}
