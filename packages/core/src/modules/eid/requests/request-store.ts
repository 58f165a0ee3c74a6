import { sql } from 'kysely'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** The id in the address and a value in a cookie: both are needed. */
export type RequestKeys = { readonly id: string; readonly browser: string }

export type EidRequest = {
  readonly sealed: Buffer
  readonly person_id: string | null
  readonly tenant: string | null
  readonly expires_at: string
}

/** A poll that was under way when the time ran out still finds its request. */
const GRACE = sql`interval '1 minute'`

export async function insertEidRequest(
  tx: PlatformTx,
  keys: RequestKeys,
  request: Omit<EidRequest, 'expires_at'> & { readonly seconds: number },
): Promise<string> {
  const { rows } = await sql<{ expires_at: string }>`
    insert into eid_request (id_hash, browser_hash, sealed, person_id, tenant, expires_at)
    values (${hashToken(keys.id)}, ${hashToken(keys.browser)}, ${request.sealed}, ${request.person_id}, ${request.tenant},
            date_trunc('milliseconds', now() + ${request.seconds} * interval '1 second'))
    returning expires_at`.execute(tx)
  return rows[0]!.expires_at
}

export async function selectEidRequest(
  tx: PlatformTx,
  keys: RequestKeys,
  personId: string | null,
): Promise<EidRequest | undefined> {
  const { rows } = await sql<EidRequest>`
    select sealed, person_id, tenant, expires_at from eid_request
     where id_hash = ${hashToken(keys.id)} and browser_hash = ${hashToken(keys.browser)}
       and person_id is not distinct from ${personId}::uuid and expires_at > now() - ${GRACE}`.execute(tx)
  return rows[0]
}

/** Used once: of two that come at the same time, one finds it. */
export async function deleteEidRequest(tx: PlatformTx, keys: RequestKeys): Promise<boolean> {
  const { rows } = await sql`
    delete from eid_request
     where id_hash = ${hashToken(keys.id)} and browser_hash = ${hashToken(keys.browser)} returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function deleteOldEidRequests(tx: PlatformTx): Promise<void> {
  await sql`delete from eid_request where expires_at < now() - interval '10 minutes'`.execute(tx)
}
