import type { Context, RemovedRight, TenantTx, TimelineEntry } from '@tamga/core'
import { causeOf } from './runs/runs.ts'
import { selectRunsAfterRemoval } from './timeline-store.ts'

/** Runs that followed the removal of a grant, with the answers of the targets. */
export async function runsAfterRemoval(
  tx: TenantTx,
  ctx: Context,
  right: RemovedRight,
): Promise<TimelineEntry[]> {
  const runs = await selectRunsAfterRemoval(tx, right)
  return runs.map(run => ({
    at: run.finished_at ?? run.created_at,
    kind: 'scim_run',
    name: run.target_name,
    status: run.status,
    detail: [wordOf(ctx, run.operation), causeOf(ctx, run) ?? (run.http_status && `HTTP ${run.http_status}`)]
      .filter(Boolean)
      .join(' · '),
  }))
}

const wordOf = ({ services, language }: Context, operation: string): string =>
  services.translator.text(language, `scim.operation.${operation}`)
