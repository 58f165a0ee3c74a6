import { sql } from 'kysely'
import { hashToken } from '../crypto/token.ts'
import type { PlatformTx } from '../database/transactions.ts'
import type { LinkTables } from './tables.ts'

export type Link = {
  id: string
  person_id: string | null
  tenant_id: string | null
  email: string | null
  expires_at: string
}

export type NewLink = Link & { purpose: string }

/** Keeps the hash of the token only. The same link sent again gets a new token, and the old one no longer works. */
export async function insertLink(tx: PlatformTx, link: NewLink, token: string): Promise<void> {
  await tx
    .withTables<LinkTables>()
    .insertInto('one_time_link')
    .values({ ...link, token_hash: hashToken(token), used_at: null })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ token_hash: hashToken(token) })
        .where('one_time_link.used_at', 'is', null),
    )
    .execute()
}

export async function selectLink(
  tx: PlatformTx,
  purpose: string,
  tokenHash: Buffer,
): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select id, person_id, tenant_id, email, expires_at from one_time_link
     where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > now()`.execute(
    tx,
  )
  return rows[0]
}

/** One conditional update: of two requests with the same token, one gets the link. */
export async function updateLinkUsed(
  tx: PlatformTx,
  purpose: string,
  tokenHash: Buffer,
): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    update one_time_link set used_at = now()
     where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning id, person_id, tenant_id, email, expires_at`.execute(tx)
  return rows[0]
}

export async function updateLinksOfPersonUsed(
  tx: PlatformTx,
  personId: string,
  purpose: string,
): Promise<void> {
  await sql`update one_time_link set used_at = now() where person_id = ${personId} and purpose = ${purpose} and used_at is null`.execute(
    tx,
  )
}

export async function deleteOldLinks(tx: PlatformTx): Promise<void> {
  await sql`delete from one_time_link where expires_at < now() - interval '30 days'`.execute(tx)
}
