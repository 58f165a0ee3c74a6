import { sql } from 'kysely'
import { type Context, inPlatform } from '../../kernel/context.ts'
import { defineJob, defineSchedule } from '../../kernel/jobs/define-job.ts'
import { backoffDelay } from '../../kernel/reliability/backoff.ts'
import { composeMail, MAIL_TASK, type QueuedMail } from './mail/mails.ts'
import { endSessions } from './sessions/sessions.ts'

const MAIL_ATTEMPTS = 7
const SWEEP_AT_ONCE = 500

/** Attempt and next time live in the mail's own row; the job only wakes it. */
export const sendMail = defineJob<{ id: string }>(MAIL_TASK, async (ctx, { payload }) => {
  const mail = await inPlatform(ctx, 'send mail', async tx => {
    const { rows } = await sql<QueuedMail>`
      update mail_message set attempt = attempt + 1
       where id = ${payload.id} and status in ('queued', 'retrying') returning *`.execute(tx)
    const found = rows[0]
    if (!found) return null
    const composed = await composeMail(tx, ctx, found)
    if (!composed)
      await sql`update mail_message set status = 'cancelled', finished_at = now() where id = ${found.id}`.execute(
        tx,
      )
    return composed && { ...composed, id: found.id, attempt: found.attempt }
  })
  if (!mail) return
  try {
    await ctx.services.mail.send({
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      language: mail.language,
    })
    await inPlatform(ctx, 'send mail', tx =>
      sql`update mail_message set status = 'sent', problem = null, next_attempt_at = null, finished_at = now() where id = ${mail.id}`.execute(
        tx,
      ),
    )
  } catch (error) {
    await postponeMail(ctx, mail, (error as Error).message)
  }
})

async function postponeMail(
  ctx: Context,
  mail: { id: string; attempt: number },
  problem: string,
): Promise<void> {
  ctx.services.log.warn({ mail_id: mail.id, attempt: mail.attempt, problem }, 'a mail could not be sent')
  await inPlatform(ctx, 'send mail', async tx => {
    if (mail.attempt >= MAIL_ATTEMPTS) {
      await sql`update mail_message set status = 'failed', problem = ${problem}, finished_at = now() where id = ${mail.id}`.execute(
        tx,
      )
      return
    }
    const runAt = new Date(Date.now() + backoffDelay(mail.attempt, { base: 5000, max: 3_600_000 }))
    await sql`update mail_message set status = 'retrying', problem = ${problem}, next_attempt_at = ${runAt} where id = ${mail.id}`.execute(
      tx,
    )
    await ctx.services.jobs.enqueue(tx, MAIL_TASK, { id: mail.id }, { runAt })
  })
}

/** Sessions past their time become events like every other ending. */
export const sweepSessions = defineSchedule('sessions.sweep', 60, async ctx => {
  for (;;) {
    const ended = await inPlatform(ctx, 'sweep sessions', tx =>
      endSessions(tx, ctx, {
        where: sql`id in (select id from session where least(idle_expires_at, expires_at) <= now() limit ${SWEEP_AT_ONCE} for update skip locked)`,
        cause: 'expired',
      }),
    )
    if (ended.length < SWEEP_AT_ONCE) return
  }
})

export const sweepLinks = defineSchedule('links.sweep', 3600, async ctx => {
  await inPlatform(ctx, 'sweep links', async tx => {
    await sql`delete from one_time_link where expires_at < now() - interval '30 days'`.execute(tx)
    await sql`delete from login_failure where window_ends_at < now() - interval '1 hour'`.execute(tx)
    await sql`delete from known_device where last_seen_at < now() - interval '1 year'`.execute(tx)
    await sql`delete from mail_message where finished_at < now() - interval '30 days'`.execute(tx)
  })
})
