import { hash } from 'node:crypto'
import { inTenant, type TenantContext } from '../../../kernel/context.ts'
import { overloaded } from '../../../kernel/http/problem.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'
import { createSemaphore } from '../../../kernel/reliability/semaphore.ts'
import { createSingleflight } from '../../../kernel/reliability/singleflight.ts'
import { registryOf } from '../registry/configured-registry.ts'
import type { RegistryAnswer, RegistryQuery } from '../registry/port.ts'
import { keepAnswer, readKept } from './kept-answers.ts'

export type RegistryRequest = RegistryQuery & {
  readonly number_hash: Buffer
  readonly purpose: string
  readonly person_id: string
  readonly refresh: boolean
  /** When the caller asked: a refresh takes no answer that is older. */
  readonly since: string
}

const flights = defineProcessValue('egov.flights', () => createSingleflight<RegistryAnswer>())

/** Requests of one process that wait for the registry: a tenant whose look-ups hang leaves room for everybody else's requests. */
const waiting = defineProcessValue(
  'egov.waiting',
  () => new Map<number, ReturnType<typeof createSemaphore>>(),
)

function takeSlot({ services, tenant }: TenantContext): () => void {
  const permits = Math.max(2, Math.floor(services.settings.MAX_IN_FLIGHT / 2))
  const known = services.processValues.of(waiting)
  const slots = known.get(permits) ?? createSemaphore({ permits, keepsRoom: true })
  known.set(permits, slots)
  const release = slots.tryAcquire(tenant.id)
  if (!release) throw overloaded(1)
  return release
}

/** The same question of the same person for the same purpose, while it is under way, is one call. Never of two tenants or people. */
export async function askRegistry(ctx: TenantContext, request: RegistryRequest): Promise<RegistryAnswer> {
  const { operation, number, purpose, person_id, authorisation, refresh } = request
  const agreed = authorisation ? hash('sha256', JSON.stringify(authorisation)) : ''
  const key = JSON.stringify([person_id, operation, number, purpose, agreed, refresh])
  const release = takeSlot(ctx)
  try {
    return await ctx.services.processValues.of(flights).run(ctx.tenant.id, key, () => askOnce(ctx, request))
  } finally {
    release()
  }
}

/** What a citizen agreed to for one purpose is not kept for others. */
async function askOnce(ctx: TenantContext, request: RegistryRequest): Promise<RegistryAnswer> {
  const isKept = request.authorisation === undefined
  // Those who come just after others finished find what those were told.
  const kept = isKept ? await inTenant(ctx, tx => readKept(tx, ctx, request)) : undefined
  if (kept && (!request.refresh || kept.fetched_at >= request.since)) return kept
  const answer = await registryOf(ctx).ask(request, `registry ${ctx.tenant.id}`)
  if (isKept) await keepAnswer(ctx, request, answer)
  return answer
}
