import { randomBytes } from 'node:crypto'
import { type Context, inPlatform } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import { insertDemoSessions } from '../../modules/identity/index.ts'
import type { Device } from './devices.ts'
import { ago, DAY, HOUR } from './past.ts'

/** How long ago a session began and was last used, in milliseconds. */
export type PastSession = Device & { person_id: string; age: number; idle: number }

export const LONGEST_SESSION = 6 * DAY
export const LONGEST_IDLE = 10 * HOUR

/** Sessions that nobody holds the token of. */
export async function addSessions(
  ctx: Context,
  tenantId: string,
  sessions: readonly PastSession[],
): Promise<void> {
  const { SESSION_IDLE, SESSION_MAX } = ctx.services.settings
  const rows = sessions.map(({ age, idle, ...session }) => {
    const began = Math.min(age, SESSION_MAX * 900)
    return {
      ...session,
      id: uuidv7(),
      token_hash: randomBytes(32).toString('hex'),
      created_at: ago(began),
      last_seen_at: ago(Math.min(idle, began, SESSION_IDLE * 800)),
    }
  })
  const lifetimes = { tenant_id: tenantId, idle: SESSION_IDLE, longest: SESSION_MAX }
  await inPlatform(ctx, 'demo', tx => insertDemoSessions(tx, rows, lifetimes))
}
