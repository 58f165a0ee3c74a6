import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, inPlatform, type PersonRef } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { type ModuleManifest, versionOf } from '../../kernel/module/define-module.ts'
import type { Device } from './devices.ts'
import { ago, DAY, HOUR } from './past.ts'

export async function storeApps(tx: TenantTx, apps: Iterable<ModuleManifest>, by: PersonRef): Promise<void> {
  for (const app of apps) {
    if (app.activatable === false) continue
    await sql`insert into app_installation (app, version, installed_at, installed_by)
              values (${app.slug}, ${versionOf(app)}, ${ago(200 * DAY)}, ${by.id}) on conflict do nothing`.execute(
      tx,
    )
  }
}

/** Some still open, some overdue. Their mails were never sent: sending one again makes its link. */
export async function storeInvitations(
  tx: TenantTx,
  invited: readonly PersonRef[],
  by: PersonRef,
): Promise<void> {
  const rows = invited.map((person, index) => {
    const age = (index * 2 + 0.3) * DAY
    return {
      id: uuidv7(),
      person_id: person.id,
      email: person.email,
      name: person.name,
      link_id: uuidv7(),
      sent_at: ago(age),
      expires_at: ago(age - 7 * DAY),
    }
  })
  await sql`
    insert into invitation (id, person_id, email, name, language, link_id, expires_at, sent_at, invited_by, invited_by_name, created_at)
    select id, person_id, email, name, 'mn', link_id, expires_at, sent_at, ${by.id}, ${by.name}, sent_at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as i (id uuid, person_id uuid, email text, name text, link_id uuid, expires_at timestamptz, sent_at timestamptz)`.execute(
    tx,
  )
}

export type DemoSession = Device & { person_id: string; age: number; idle: number }

/** Sessions that nobody holds the token of. */
export async function storeSessions(
  ctx: Context,
  tenantId: string,
  sessions: readonly DemoSession[],
): Promise<void> {
  const { SESSION_IDLE, SESSION_MAX } = ctx.services.settings
  const rows = sessions.map(session => {
    const age = Math.min(session.age, SESSION_MAX * 900)
    const seen = Math.min(session.idle, age, SESSION_IDLE * 800)
    return {
      ...session,
      id: uuidv7(),
      token_hash: randomBytes(32).toString('hex'),
      created_at: ago(age),
      last_seen_at: ago(seen),
    }
  })
  await inPlatform(ctx, 'demo', tx =>
    sql`
      insert into session (id, token_hash, person_id, tenant_id, created_at, authenticated_at, last_seen_at, idle_seconds, idle_expires_at, expires_at, ip, user_agent, auth_methods)
      select id, decode(token_hash, 'hex'), person_id, ${tenantId}, created_at, created_at, last_seen_at, ${SESSION_IDLE},
             last_seen_at + ${SESSION_IDLE} * interval '1 second', created_at + ${SESSION_MAX} * interval '1 second', ip, user_agent, '{pwd}'
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as s (id uuid, token_hash text, person_id uuid, created_at timestamptz, last_seen_at timestamptz, ip text, user_agent text)`.execute(
      tx,
    ),
  )
}

export const LONGEST_SESSION = 6 * DAY
export const LONGEST_IDLE = 10 * HOUR
