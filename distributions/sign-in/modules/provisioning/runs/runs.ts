import { type Context, inTenant, notFound, type Page, type SessionContext } from '@tamga/core'
import type { RunListQuery, RunView } from '../contract.ts'
import { type ShownRun, selectRun, selectRuns } from './run-store.ts'
import { momentsOf } from './run-times.ts'

export async function listRuns(ctx: SessionContext, query: RunListQuery): Promise<Page<RunView>> {
  const page = await inTenant(ctx, tx => selectRuns(tx, { ...query, ...momentsOf(query) }))
  return { ...page, items: page.items.map(run => viewOfRun(ctx, run)) }
}

export async function readRun(ctx: SessionContext, id: string): Promise<RunView> {
  const run = await inTenant(ctx, tx => selectRun(tx, id))
  if (!run) throw notFound()
  return viewOfRun(ctx, run)
}

export function viewOfRun(ctx: Context, run: ShownRun): RunView {
  const { kind, subject_id: id, subject_name: name, subject_email: email } = run
  return {
    id: run.id,
    target: { id: run.target_id, name: run.target_name },
    operation: run.operation,
    subject: kind === 'resync' ? null : { type: kind, id, name, email },
    status: run.status,
    attempt: run.attempt,
    next_attempt_at: run.next_attempt_at,
    http_status: run.http_status,
    problem: causeOf(ctx, run),
    problem_code: run.problem_code,
    trace: run.trace,
    progress: run.progress,
    resync_id: run.resync_id,
    created_at: run.created_at,
    finished_at: run.finished_at,
  }
}

/** The cause in plain words, and behind it what the target itself said. */
export function causeOf(
  { services, language }: Context,
  { problem_code, problem_detail }: Pick<ShownRun, 'problem_code' | 'problem_detail'>,
): string | null {
  if (problem_code === null) return null
  const cause = services.translator.text(language, `scim.problem.${problem_code}`)
  return problem_detail === null ? cause : `${cause} (${problem_detail})`
}
