import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

type Issuer = { readonly id: string; readonly issuer: string }

export async function findIdentity(
  tx: PlatformTx,
  provider: Issuer,
  subject: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from sso_identity
     where provider = ${provider.id} and issuer = ${provider.issuer} and subject = ${subject}`.execute(tx)
  return rows[0]?.person_id
}

export async function holdsIdentity(tx: PlatformTx, provider: Issuer, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sso_identity
     where provider = ${provider.id} and issuer = ${provider.issuer} and person_id = ${personId}`.execute(tx)
  return rows.length > 0
}

export async function noteIdentity(
  tx: PlatformTx,
  provider: Issuer,
  link: { subject: string; person_id: string; email: string | null },
): Promise<void> {
  await sql`
    insert into sso_identity (provider, issuer, subject, person_id, email)
    values (${provider.id}, ${provider.issuer}, ${link.subject}, ${link.person_id}, ${link.email})
        on conflict (provider, issuer, subject) do update
           set last_login_at = date_trunc('milliseconds', now()), logins = sso_identity.logins + 1, email = excluded.email`.execute(
    tx,
  )
}
