import { type Context, inPlatform, SYSTEM } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { type EndedNotice, selectEnding } from './session-store.ts'

/** By whom and why the session of a token ended; null where the holder signed out themself, or nobody knows the token. */
export async function readEnding(ctx: Context, token: string): Promise<EndedNotice | null> {
  const ending = await inPlatform(ctx, 'ended session', tx => selectEnding(tx, hashToken(token)))
  if (!ending || ending.cause === 'logout') return null
  return { ...ending, by: ending.by === SYSTEM.name ? null : ending.by }
}
