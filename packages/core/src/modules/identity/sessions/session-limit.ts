import { sql } from 'kysely'
import { type Context, SYSTEM } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { endSessions, isAlive } from './sessions.ts'

/** The oldest make room for the one that just began here. The membership is held, so that two sign-ins at once are counted one by one. */
export async function endSessionsOverLimit(
  tx: PlatformTx,
  ctx: Context,
  begun: { id: string; person_id: string; tenant_id: string; limit: number | null },
): Promise<void> {
  const { id, person_id, tenant_id, limit } = begun
  if (limit === null) return
  await sql`
    select from membership where tenant_id = ${tenant_id} and person_id = ${person_id} for no key update`.execute(
    tx,
  )
  await endSessions(
    tx,
    { ...ctx, actor: SYSTEM },
    {
      where: sql`id in (select id from session
        where person_id = ${person_id} and tenant_id = ${tenant_id} and id <> ${id} and ${isAlive}
        order by created_at desc, id desc offset ${limit - 1})`,
      cause: 'limit',
    },
  )
}
