import { backoffDelay, type Context, inTenant, readMemberProfiles, type TenantTx } from '@tamga/core'
import { refreshFailing } from '../health/failing-targets.ts'
import { selectHealth, upsertAttempt } from '../health/health-store.ts'
import * as store from '../runs/claim-store.ts'
import { insertResyncRuns } from '../runs/resync-store.ts'
import type { RunRow } from '../runs/run-store.ts'
import { createScimClient, type ScimClient } from '../scim/scim-client.ts'
import { type Abilities, createAbilities, FRESH_FOR_MS } from '../scim/service-provider.ts'
import { connectionOf } from '../targets/connection.ts'
import type { TargetRow } from '../targets/target-store.ts'
import { resourceOf } from './attributes.ts'
import { memberOf } from './member.ts'
import { pushGroup } from './push-group.ts'
import { PushProblem } from './push-problem.ts'
import { isLinkedElsewhere } from './push-store.ts'
import { type PushOutcome, pushUser } from './push-user.ts'

export type TenantJob = Context & { readonly tenant: { readonly id: string } }

const LONGEST_WAIT = 24 * 3_600_000
const NOTHING: PushOutcome = { operation: 'user.update', http_status: null, link: null }

/** One attempt: what was read is said outside of any transaction, and what came of it written down. */
export async function performRun(ctx: TenantJob, work: store.Work): Promise<void> {
  const { run, target } = work
  if (run.kind === 'resync') return inTenant(ctx, tx => insertResyncRuns(tx, run))
  let scim: ScimClient | null = null
  let abilities: Abilities | null = null
  try {
    scim = createScimClient(ctx, connectionOf(ctx, target))
    abilities = createAbilities(scim, freshKnowledge(target))
    const outcome = await push(ctx, work, { scim, abilities })
    await report(ctx, run, { trace: scim.trace, abilities, outcome })
  } catch (error) {
    const problem = asProblem(ctx, error, run)
    await report(ctx, run, { trace: scim?.trace ?? [], abilities, problem })
  }
}

const freshKnowledge = ({ service_provider, service_provider_at }: TargetRow) =>
  service_provider_at !== null && Date.parse(service_provider_at) > Date.now() - FRESH_FOR_MS
    ? service_provider
    : null

/** What was not foreseen counts as a failed attempt too, and the log says what it was. */
function asProblem(ctx: Context, error: unknown, run: RunRow): PushProblem {
  if (error instanceof PushProblem) return error
  ctx.services.log.error({ err: error, run_id: run.id }, 'a SCIM push failed unexpectedly')
  return new PushProblem('interrupted')
}

async function push(
  ctx: TenantJob,
  { run, target, user, group }: store.Work,
  talk: { scim: ScimClient; abilities: Abilities },
): Promise<PushOutcome> {
  const isTaken = (remoteId: string) => inTenant(ctx, tx => isLinkedElsewhere(tx, run, remoteId))
  if (group) {
    const link = group.link && run.forced ? { ...group.link, members: null } : group.link
    return pushGroup(talk, { ...group, link, role_id: run.subject_id, isTaken })
  }
  if (!user) return NOTHING
  const { row, wish, remote_id } = user
  const member = memberOf(row, (await readMemberProfiles(ctx, [row.id])).get(row.id))
  const resource = resourceOf(member, target.attribute_mapping, wish === 'active')
  return pushUser(talk, { wish, resource, person_id: member.id, remote_id, forced: run.forced, isTaken })
}

type Result = {
  trace: ScimClient['trace']
  abilities: Abilities | null
  outcome?: PushOutcome
  problem?: PushProblem
}

async function report(ctx: TenantJob, run: RunRow, result: Result): Promise<void> {
  const { trace, abilities, outcome, problem } = result
  const learned = abilities?.learned() ?? null
  await inTenant(ctx, async (tx: TenantTx) => {
    if (learned) await store.updateServiceProvider(tx, run.target_id, learned)
    const before = await selectHealth(tx, run.target_id)
    if (outcome) await store.updateRunFinished(tx, { run, trace }, outcome)
    else
      await store.updateRunPostponed(
        tx,
        { run, trace },
        { problem: problem!, delayMs: waitOf(ctx, run, problem!) },
      )
    if (before !== (outcome ? 'ok' : 'failing')) await refreshFailing(tx, ctx)
    await upsertAttempt(tx, run.target_id, outcome !== undefined)
  })
}

/** Exponential with jitter; a target that asks for more time gets it. */
function waitOf({ services }: Context, { attempt }: RunRow, { retryAfter }: PushProblem): number {
  const base = services.settings.SCIM_RETRY_BASE * 1000
  const random = () => 0.5 + Math.random() / 2
  const own = backoffDelay(attempt, { base, max: LONGEST_WAIT, random })
  return Math.min(Math.max(own, retryAfter), LONGEST_WAIT)
}
