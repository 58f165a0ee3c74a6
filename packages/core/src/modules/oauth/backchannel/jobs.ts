import { inPlatform } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs/define-job.ts'
import { backoffDelay } from '../../../kernel/reliability/backoff.ts'
import {
  insertDeliveries,
  updateDeliveryAttempt,
  updateDeliveryFinished,
  updateDeliveryRetrying,
} from '../../clients/index.ts'
import { deliver } from './deliver.ts'
import { clientsLeft } from './events.ts'
import { selectClientsOfGrants, selectClientsOfSessions } from './store.ts'

/** Named here and enqueued where sessions and memberships end. */
export const NOTIFY_CLIENTS = 'oauth.notify_clients'
const DELIVER_LOGOUT = 'oauth.deliver_logout'

const ATTEMPTS = 7

export type EndedWork = { cause: string } & ({ session_ids: string[] } | { grant_ids: string[] })

/** Creates one delivery for each client that was used through what ended and has a back-channel logout address. */
export const notifyClients = defineJob<EndedWork>(NOTIFY_CLIENTS, async (ctx, { payload }) => {
  await inPlatform(ctx, 'back-channel logout', async tx => {
    const clients =
      'grant_ids' in payload
        ? await selectClientsOfGrants(tx, payload.grant_ids)
        : await selectClientsOfSessions(tx, payload.session_ids)
    if (clients.length === 0) return
    if ('session_ids' in payload) await clientsLeft.emit(tx, ctx, { session_ids: payload.session_ids })
    for (const id of await insertDeliveries(tx, clients, payload.cause))
      await ctx.services.jobs.enqueue(tx, DELIVER_LOGOUT, { payload: { id } })
  })
})

/** Attempts and the next time are in the row of the delivery, which the API shows; the job only triggers the attempt. */
export const deliverLogout = defineJob<{ id: string }>(DELIVER_LOGOUT, async (ctx, { payload }) => {
  const delivery = await inPlatform(ctx, 'back-channel logout', tx => updateDeliveryAttempt(tx, payload.id))
  if (!delivery) return
  const outcome = await deliver(ctx, delivery)
  await inPlatform(ctx, 'back-channel logout', async tx => {
    if (outcome.ok || delivery.attempt >= ATTEMPTS) return updateDeliveryFinished(tx, delivery.id, outcome)
    const runAt = new Date(Date.now() + backoffDelay(delivery.attempt, { base: 2000, max: 3_600_000 }))
    await updateDeliveryRetrying(tx, delivery.id, { ...outcome, runAt })
    await ctx.services.jobs.enqueue(tx, DELIVER_LOGOUT, { payload: { id: delivery.id }, runAt })
  })
})
