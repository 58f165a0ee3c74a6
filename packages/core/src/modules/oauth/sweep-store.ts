import { sql } from 'kysely'
import type { PlatformTx } from '../../kernel/database/transactions.ts'

const removed = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): number => Number(numAffectedRows)

export const deleteOldTokens = async (tx: PlatformTx, limit: number): Promise<number> =>
  removed(
    await sql`
      delete from oidc_token where id in (
        select id from oidc_token where expires_at < now() - interval '1 day' limit ${limit} for update skip locked)`.execute(
      tx,
    ),
  )

export const deleteOldGrants = async (tx: PlatformTx, limit: number): Promise<number> =>
  removed(
    await sql`
      delete from oidc_grant where id in (
        select id from oidc_grant where expires_at < now() - interval '1 day' limit ${limit} for update skip locked)`.execute(
      tx,
    ),
  )

export async function deleteOldDevices(tx: PlatformTx, limit: number): Promise<void> {
  await sql`
    delete from oidc_device where id in (
      select id from oidc_device where expires_at < now() - interval '1 day' limit ${limit} for update skip locked)`.execute(
    tx,
  )
}

/** The models of the partial index oidc_token_waiting, word for word. */
const WAITING = sql`model in ('Interaction', 'DeviceInteraction', 'PushedAuthorizationRequest', 'Logout')`

/** Unanswered requests that expired. */
export const deleteEndedRequests = async (tx: PlatformTx, limit: number): Promise<number> =>
  removed(
    await sql`
      delete from oidc_token where id in (
        select id from oidc_token where ${WAITING} and expires_at < now() limit ${limit} for update skip locked)`.execute(
      tx,
    ),
  )

/** The oldest unanswered requests beyond this number. */
export const deleteOldestRequests = async (
  tx: PlatformTx,
  { most, limit }: { most: number; limit: number },
): Promise<number> =>
  removed(
    await sql`
      delete from oidc_token where id in (
        select id from oidc_token where ${WAITING} order by expires_at desc offset ${most} limit ${limit})`.execute(
      tx,
    ),
  )
