import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** The provider through which a session began. */
export type Origin = {
  readonly provider: string
  readonly issuer: string
  readonly subject: string
  readonly sid: string | null
}

export async function insertOrigin(tx: PlatformTx, sessionId: string, origin: Origin): Promise<void> {
  await sql`
    insert into sso_session (session_id, provider, issuer, subject, sid)
    values (${sessionId}, ${origin.provider}, ${origin.issuer}, ${origin.subject}, ${origin.sid})`.execute(tx)
}

export async function selectOrigin(
  tx: PlatformTx,
  sessionId: string,
): Promise<Pick<Origin, 'provider' | 'issuer'> | undefined> {
  const { rows } = await sql<Origin>`
    select provider, issuer from sso_session where session_id = ${sessionId}`.execute(tx)
  return rows[0]
}

/** The sessions that began through a provider, narrowed by who or which session of theirs it was. */
export async function selectSessionsFrom(
  tx: PlatformTx,
  {
    provider,
    issuer,
    subject,
    sid,
  }: Pick<Origin, 'provider' | 'issuer'> & Partial<Pick<Origin, 'subject' | 'sid'>>,
): Promise<string[]> {
  const { rows } = await sql<{ session_id: string }>`
    select session_id from sso_session
     where provider = ${provider} and issuer = ${issuer}
       ${subject === undefined ? sql`` : sql`and subject = ${subject}`}
       ${sid === undefined ? sql`` : sql`and sid = ${sid}`}`.execute(tx)
  return rows.map(row => row.session_id)
}

/** Those that came through the peer installation of the settings. */
export const selectSessionsFromPeer = (
  tx: PlatformTx,
  { issuer, ...named }: { issuer: string; subject: string; sid?: string },
): Promise<string[]> => selectSessionsFrom(tx, { provider: 'peer', issuer, ...named })

export type InstallationOrigin = { readonly session_id: string } & Pick<Origin, 'provider' | 'issuer'>

/** Which of these sessions came through the peer installation or the social login. */
export async function selectInstallationOrigins(
  tx: PlatformTx,
  sessionIds: readonly string[],
): Promise<InstallationOrigin[]> {
  const { rows } = await sql<InstallationOrigin>`
    select session_id, provider, issuer from sso_session
     where session_id = any(${sessionIds}::uuid[]) and provider in ('peer', 'social')`.execute(tx)
  return rows
}

/** Origins of sessions that are over. */
export async function deleteOrphanedOrigins(tx: PlatformTx, limit: number): Promise<void> {
  await sql`
    /* reads all: a sweep looks for what has lost its session */
    delete from sso_session where session_id in (
      select o.session_id from sso_session o where not exists (select from session s where s.id = o.session_id)
       limit ${limit})`.execute(tx)
}
