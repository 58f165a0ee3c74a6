import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { LinkedLogin, LinkedLoginsOwner } from '../../identity/index.ts'

type Issuer = { readonly id: string; readonly issuer: string }

export async function selectIdentity(
  tx: PlatformTx,
  provider: Issuer,
  subject: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from sso_identity
     where provider = ${provider.id} and issuer = ${provider.issuer} and subject = ${subject}`.execute(tx)
  return rows[0]?.person_id
}

export async function hasIdentity(tx: PlatformTx, provider: Issuer, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sso_identity
     where provider = ${provider.id} and issuer = ${provider.issuer} and person_id = ${personId}`.execute(tx)
  return rows.length > 0
}

/** A new identity, or another login with one that is known. */
export async function insertIdentity(
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

export type OwnIdentity = Omit<LinkedLogin, 'provider' | 'tenant' | 'usable'> & {
  provider: string
  issuer: string
}

export async function selectIdentitiesOf(tx: PlatformTx, owner: LinkedLoginsOwner): Promise<OwnIdentity[]> {
  const { rows } = await sql<OwnIdentity>`
    select i.id, i.provider, i.issuer, i.subject, i.email, i.first_login_at, i.last_login_at, i.logins,
           exists (select from sso_session o where o.session_id = ${owner.session_id} and o.provider = i.provider
                      and o.issuer = i.issuer and o.subject = i.subject) as current
      from sso_identity i where i.person_id = ${owner.person_id}`.execute(tx)
  return rows
}

export type Identity = { readonly provider: string; readonly issuer: string; readonly subject: string }

export async function deleteIdentity(tx: PlatformTx, id: string): Promise<Identity> {
  const { rows } = await sql<Identity>`
    delete from sso_identity where id = ${id} returning provider, issuer, subject`.execute(tx)
  return rows[0]!
}

export async function selectPeopleWithIdentity(
  tx: PlatformTx,
  personIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct person_id from sso_identity where person_id = any(${personIds}::uuid[])`.execute(tx)
  return rows.map(row => row.person_id)
}

export async function deleteIdentitiesOf(tx: PlatformTx, personId: string): Promise<void> {
  await sql`delete from sso_identity where person_id = ${personId}`.execute(tx)
}

/** Whether anybody came through the peer installation yet. */
export async function hasPeerIdentities(tx: PlatformTx, issuer: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sso_identity where provider = 'peer' and issuer = ${issuer} limit 1`.execute(tx)
  return rows.length > 0
}

/** Who somebody of the peer installation is here. */
export const selectPeerPerson = (
  tx: PlatformTx,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | undefined> => selectIdentity(tx, { id: 'peer', issuer }, subject)
