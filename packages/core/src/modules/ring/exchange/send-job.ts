import { inPlatform } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs/define-job.ts'
import { selectRecipients } from '../peers/link-store.ts'
import { selectPeer } from '../peers/peer-store.ts'
import { derivedId, queueMessage } from './queue-message.ts'
import { listServices } from './ring-service.ts'
import { SEND, type Sending } from './send.ts'

/** One message for each peer that the service is linked to and the content concerns. Run again, it makes none twice. */
export const makeMessages = defineJob<Sending>(SEND, async (ctx, { payload }) => {
  const { id, service, given } = payload
  const found = listServices(ctx).find(({ name }) => name === service)
  if (!found) return
  await inPlatform(ctx, 'message ring', async tx => {
    for (const { peer_id, status } of await selectRecipients(tx, service)) {
      const peer = await selectPeer(tx, peer_id)
      if (!peer || peer.status === 'unconfirmed') continue
      const content = await found.compose(tx, ctx, { peer, given })
      if (content === null) continue
      const isHeld = status !== 'approved' || peer.status !== 'active'
      await queueMessage(tx, ctx, {
        peer_id,
        service,
        payload: content,
        message_id: derivedId(id, peer_id),
        isHeld,
      })
    }
  })
})
