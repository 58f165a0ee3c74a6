import { inPlatform } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs/define-job.ts'
import { backoffDelay } from '../../../kernel/reliability/backoff.ts'
import { deliver } from './deliver.ts'
import * as store from './store.ts'

/** Named here and enqueued where sessions and memberships end. */
export const NOTIFY_CLIENTS = 'oauth.notify_clients'
const DELIVER_LOGOUT = 'oauth.deliver_logout'

const ATTEMPTS = 7

export type ToldOf = { cause: string } & ({ session_ids: string[] } | { grant_ids: string[] })

/** One delivery for each client that was used through what ended and wants to hear of it. */
export const notifyClients = defineJob<ToldOf>(NOTIFY_CLIENTS, async (ctx, { payload }) => {
  await inPlatform(ctx, 'back-channel logout', async tx => {
    const ids =
      'grant_ids' in payload
        ? await store.insertDeliveriesOfGrants(tx, payload.grant_ids, payload.cause)
        : await store.insertDeliveries(tx, payload.session_ids, payload.cause)
    for (const id of ids) await ctx.services.jobs.enqueue(tx, DELIVER_LOGOUT, { id })
  })
})

/** Attempt and next time live in the delivery's own row, which is also the report; the job only wakes it. */
export const deliverLogout = defineJob<{ id: string }>(DELIVER_LOGOUT, async (ctx, { payload }) => {
  const delivery = await inPlatform(ctx, 'back-channel logout', tx => store.beginAttempt(tx, payload.id))
  if (!delivery) return
  const outcome = await deliver(ctx, delivery)
  await inPlatform(ctx, 'back-channel logout', async tx => {
    if (outcome.ok) return store.finish(tx, delivery.id, 'delivered', outcome)
    if (delivery.attempt >= ATTEMPTS) return store.finish(tx, delivery.id, 'failed', outcome)
    const runAt = new Date(Date.now() + backoffDelay(delivery.attempt, { base: 2000, max: 3_600_000 }))
    await store.postpone(tx, delivery.id, runAt, outcome)
    await ctx.services.jobs.enqueue(tx, DELIVER_LOGOUT, { id: delivery.id }, { runAt })
  })
})
