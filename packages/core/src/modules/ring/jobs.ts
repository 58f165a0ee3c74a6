import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deliverQueued } from './exchange/deliver-job.ts'
import { deleteOldMessages } from './exchange/message-store.ts'
import { makeMessages } from './exchange/send-job.ts'
import { deleteEndedKeys } from './peers/key-store.ts'

/** Longer than any sender tries: a message that comes late is still known. What was given up goes as well, with its content. */
const KEEP_DAYS = 30

const sweep = defineSchedule('ring.sweep', 3600, async ctx => {
  await inPlatform(ctx, 'sweep the message ring', async tx => {
    await deleteOldMessages(tx, KEEP_DAYS)
    await deleteEndedKeys(tx)
  })
})

export const jobs = [makeMessages, deliverQueued, sweep]
