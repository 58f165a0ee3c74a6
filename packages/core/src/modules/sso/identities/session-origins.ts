import { sql } from 'kysely'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { SessionOrigin } from '../../identity/index.ts'

type Row = { session_id: string; provider: string; issuer: string }

/** Which of these sessions came through the peer installation or the social login. */
export async function originsOfSessions(
  ctx: Context,
  sessionIds: readonly string[],
): Promise<SessionOrigin[]> {
  const rows = await inPlatform(ctx, 'origins of sessions', async tx => {
    const found = await sql<Row>`
      select session_id, provider, issuer from sso_session
       where session_id = any(${sessionIds}::uuid[]) and provider in ('peer', 'social')`.execute(tx)
    return found.rows
  })
  return rows.map(({ session_id, provider, issuer }) => ({
    session_id,
    provider: { id: provider, name: new URL(issuer).host },
  }))
}
