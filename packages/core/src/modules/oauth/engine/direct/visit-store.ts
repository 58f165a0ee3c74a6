import type { Database } from '../../../../kernel/database/database.ts'
import type { LookUp } from '../../../../kernel/database/look-ups.ts'
import { ACCESS, type MemberAccess } from '../storage/member-access-store.ts'
import type { SessionView } from '../storage/session-view.ts'

/** A session that is open, with what its person may do with a client in the tenant of the session. */
export type Visit = SessionView &
  MemberAccess & {
    readonly is_slide_due: boolean
    /** Null when the client is gone or switched off. */
    readonly client_version: number | null
  }

const VISIT: LookUp = {
  name: 'oidc visit',
  role: 'platform',
  text: `
    with asked as materialized (
      select key, decode(split_part(key, ' ', 1), 'hex') as token_hash, split_part(key, ' ', 2) as client_id
        from unnest((select $1::text[])) key),
    k as materialized (
      select a.key, a.client_id, s.* from asked a
       cross join lateral (
         select id, person_id, tenant_id, created_at, authenticated_at, expires_at, auth_methods, acr, confined,
                last_seen_at < now() - platform.slide_after(idle_seconds) as is_slide_due
           from session where token_hash = a.token_hash and expires_at > now() and idle_expires_at > now() limit 1) s)${ACCESS}`,
}

/** In one round trip. */
export const selectVisit = (
  database: Database,
  tokenHash: Buffer,
  clientId: string,
): Promise<Visit | undefined> => database.lookUp<Visit>(VISIT, `${tokenHash.toString('hex')} ${clientId}`)
