import { sql } from 'kysely'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { IdentityTables, LinkPurpose } from '../tables.ts'

export type Link = { id: string; person_id: string | null; tenant_id: string | null; email: string | null }

export type LinkToMake = {
  id: string
  purpose: LinkPurpose
  person_id: string | null
  tenant_id: string | null
  email: string | null
  expires_at: string
}

/** Stores the hash of a link's token. The same link sent again gets a new token, and the old one dies. */
export async function storeLink(tx: PlatformTx, link: LinkToMake, token: string): Promise<void> {
  await tx
    .withTables<IdentityTables>()
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

/** Single use is one conditional update: of two who hold the token, one gets the link. */
export async function useLink(tx: PlatformTx, purpose: LinkPurpose, token: string): Promise<Link> {
  const { rows } = await sql<Link>`
    update one_time_link set used_at = now()
     where token_hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning id, person_id, tenant_id, email`.execute(tx)
  if (!rows[0]) throw new AppError(422, 'link_invalid')
  return rows[0]
}

export async function findLink(
  tx: PlatformTx,
  purpose: LinkPurpose,
  token: string,
): Promise<Link & { expires_at: string }> {
  const { rows } = await sql<Link & { expires_at: string }>`
    select id, person_id, tenant_id, email, expires_at from one_time_link
     where token_hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > now()`.execute(
    tx,
  )
  if (!rows[0]) throw new AppError(422, 'link_invalid')
  return rows[0]
}

/** Links of one purpose that a person still holds, all of them dead from now on. */
export async function killLinks(tx: PlatformTx, personId: string, purpose: LinkPurpose): Promise<void> {
  await sql`update one_time_link set used_at = now() where person_id = ${personId} and purpose = ${purpose} and used_at is null`.execute(
    tx,
  )
}
