import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import type { Statement } from '../../../kernel/database/statements.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type ShellSession = {
  readonly device_id: string
  readonly device_name: string
  readonly authenticated_at: string
  /** Of the grant: the session ends no later. */
  readonly expires_at: string
}

/** Makes a new session one of a native shell. It is never younger than the sign-in that it comes from, nor lives longer than its grant. */
export async function updateShellSession(
  tx: PlatformTx,
  id: string,
  { device_id, device_name, authenticated_at, expires_at }: ShellSession,
): Promise<string> {
  const { rows } = await sql<{ expires_at: string }>`
    update session
       set kind = 'shell', device_id = ${device_id}, device_name = ${device_name},
           authenticated_at = least(authenticated_at, ${authenticated_at}::timestamptz),
           expires_at = least(expires_at, ${expires_at}::timestamptz)
     where id = ${id} returning expires_at`.execute(tx)
  return rows[0]!.expires_at
}

const SESSION_PROVIDER: Statement = {
  name: 'provider of a session',
  role: 'platform',
  isRepeatable: true,
  text: 'select provider_id from session where id = $1::uuid',
}

export async function selectSessionProvider(database: Database, id: string): Promise<string | null> {
  const { rows } = await database.run<{ provider_id: string | null }>(SESSION_PROVIDER, [id])
  return rows[0]?.provider_id ?? null
}

export async function isShellSession(tx: PlatformTx, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from session where id = ${id} and kind = 'shell'`.execute(tx)
  return rows.length > 0
}
