import { sql } from 'kysely'
import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'

const AT_ONCE = 5000

/** Sign-ins that never came back, logout tokens past their time, and the origin of sessions that are over. */
export const sweepSignIns = defineSchedule('sso.sweep', 300, async ctx => {
  await inPlatform(ctx, 'sweep sign-ins', async tx => {
    await sql`delete from sso_attempt where expires_at < now()`.execute(tx)
    await sql`delete from sso_logout where expires_at < now()`.execute(tx)
    await sql`
      delete from sso_session where session_id in (
        select o.session_id from sso_session o where not exists (select from session s where s.id = o.session_id)
         limit ${AT_ONCE})`.execute(tx)
  })
})
