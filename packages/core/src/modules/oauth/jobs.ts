import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { advanceSigningKeys } from './rotate-keys.ts'

const EVERY_SECONDS = 3600

export const advanceKeys = defineSchedule('oauth.signing_keys', EVERY_SECONDS, async ctx => {
  await advanceSigningKeys(ctx)
})
