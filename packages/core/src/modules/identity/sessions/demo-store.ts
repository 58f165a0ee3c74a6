import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** One password for many people; whoever has another from an interrupted run gets this one. */
export async function insertDemoPasswords(
  tx: PlatformTx,
  personIds: readonly string[],
  hash: string,
): Promise<void> {
  await sql`
    insert into credential (person_id, password_hash) select id, ${hash} from unnest(${personIds}::uuid[]) as id
    on conflict (person_id) do update set password_hash = excluded.password_hash, changed_at = now()`.execute(
    tx,
  )
}

export type DemoSession = {
  id: string
  /** In hexadecimal; nobody holds the token. */
  token_hash: string
  person_id: string
  created_at: string
  last_seen_at: string
  ip: string
  user_agent: string
}

export async function insertDemoSessions(
  tx: PlatformTx,
  sessions: readonly DemoSession[],
  { tenant_id, idle, longest }: { tenant_id: string; idle: number; longest: number },
): Promise<void> {
  await sql`
    insert into session (id, token_hash, person_id, tenant_id, created_at, authenticated_at, last_seen_at, idle_seconds, idle_expires_at, expires_at, ip, user_agent, auth_methods)
    select id, decode(token_hash, 'hex'), person_id, ${tenant_id}, created_at, created_at, last_seen_at, ${idle},
           last_seen_at + ${idle} * interval '1 second', created_at + ${longest} * interval '1 second', ip, user_agent, '{pwd}'
      from json_to_recordset(${JSON.stringify(sessions)}::json)
        as s (id uuid, token_hash text, person_id uuid, created_at timestamptz, last_seen_at timestamptz, ip text, user_agent text)`.execute(
    tx,
  )
}
