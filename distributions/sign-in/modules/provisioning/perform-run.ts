import { backoffDelay, type Context, inTenant, type TenantTx } from '@tamga/core'
import { resourceOf } from './attributes.ts'
import * as store from './claim-store.ts'
import { connectionOf } from './connection.ts'
import { pushGroup } from './push-group.ts'
import { PushProblem } from './push-problem.ts'
import { isLinkedElsewhere, readGroupState, readUserState } from './push-state.ts'
import { type PushOutcome, pushUser } from './push-user.ts'
import { spreadResync } from './resync.ts'
import type { RunRow } from './run-store.ts'
import { createScimClient, type ScimClient } from './scim-client.ts'
import { type Abilities, createAbilities, FRESH_FOR_MS } from './service-provider.ts'
import { findTarget, type TargetRow } from './target-store.ts'

export type TenantJob = Context & { readonly tenant: { readonly id: string } }

const LONGEST_WAIT = 24 * 3_600_000
const NOTHING: PushOutcome = { operation: 'user.update', http_status: null, link: null }

/** One attempt: read what is to be said, say it outside of any transaction, write down what came of it. */
export async function performRun(ctx: TenantJob, run: RunRow): Promise<void> {
  if (run.kind === 'resync') return inTenant(ctx, tx => spreadResync(tx, run))
  const target = await inTenant(ctx, tx => findTarget(tx, run.target_id))
  if (!target) return
  let scim: ScimClient | null = null
  let abilities: Abilities | null = null
  try {
    scim = createScimClient(ctx, connectionOf(ctx, target))
    abilities = createAbilities(scim, freshKnowledge(target))
    const outcome = await push(ctx, { run, target, talk: { scim, abilities } })
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

type Push = { run: RunRow; target: TargetRow; talk: { scim: ScimClient; abilities: Abilities } }

async function push(ctx: TenantJob, { run, target, talk }: Push): Promise<PushOutcome> {
  const isTaken = (remoteId: string) => inTenant(ctx, tx => isLinkedElsewhere(tx, run, remoteId))
  if (run.kind === 'group') {
    const state = await inTenant(ctx, tx => readGroupState(tx, target.id, run.subject_id))
    const link = state.link && run.forced ? { ...state.link, members: null } : state.link
    return pushGroup(talk, { ...state, link, role_id: run.subject_id, isTaken })
  }
  const state = await inTenant(ctx, tx => readUserState(tx, target, run.subject_id))
  if (!state) return NOTHING
  const { member, wish, remote_id } = state
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
    if (learned) await store.noteServiceProvider(tx, run.target_id, learned)
    if (outcome) await store.finishRun(tx, { run, trace }, outcome)
    else
      await store.postponeRun(tx, { run, trace }, { problem: problem!, delayMs: waitOf(ctx, run, problem!) })
  })
}

/** Exponential with jitter; a target that asks for more time gets it. */
function waitOf({ services }: Context, { attempt }: RunRow, { retryAfter }: PushProblem): number {
  const base = services.settings.SCIM_RETRY_BASE * 1000
  const random = () => 0.5 + Math.random() / 2
  const own = backoffDelay(attempt, { base, max: LONGEST_WAIT, random })
  return Math.min(Math.max(own, retryAfter), LONGEST_WAIT)
}
