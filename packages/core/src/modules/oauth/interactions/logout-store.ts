import { sql } from 'kysely'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** A logout requested by an application; the redirect address was checked then. */
export type LogoutOrder = { readonly client_id: string | null; readonly redirect_to: string | null }

type Stored = LogoutOrder & { readonly exp: number }

export async function insertLogout(tx: PlatformTx, uid: string, order: Stored): Promise<void> {
  await sql`
    insert into oidc_token (id, model, client_id, payload, expires_at)
    values (${hashToken(uid)}, 'Logout', ${order.client_id}, ${JSON.stringify(order)}::jsonb, to_timestamp(${order.exp}))`.execute(
    tx,
  )
}

export async function selectLogout(tx: PlatformTx, uid: string): Promise<Stored | undefined> {
  const { rows } = await sql<{ payload: Stored }>`
    select payload from oidc_token
     where id = ${hashToken(uid)} and model = 'Logout' and expires_at > now() and consumed_at is null`.execute(
    tx,
  )
  return rows[0]?.payload
}

/** Only once. */
export async function updateLogoutConsumed(tx: PlatformTx, uid: string): Promise<Stored | undefined> {
  const { rows } = await sql<{ payload: Stored }>`
    update oidc_token set consumed_at = now()
     where id = ${hashToken(uid)} and model = 'Logout' and expires_at > now() and consumed_at is null
    returning payload`.execute(tx)
  return rows[0]?.payload
}
