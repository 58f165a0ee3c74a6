import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { SessionOrigin } from '../../identity/index.ts'
import { selectInstallationOrigins } from './origin-store.ts'

/** Which of these sessions came through the peer installation or the social login. */
export async function originsOfSessions(
  ctx: Context,
  sessionIds: readonly string[],
): Promise<SessionOrigin[]> {
  const rows = await inPlatform(ctx, 'origins of sessions', tx => selectInstallationOrigins(tx, sessionIds))
  return rows.map(({ session_id, provider, issuer }) => ({
    session_id,
    provider: { id: provider, name: new URL(issuer).host },
  }))
}
