import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type PeerSession = { readonly sid: string; readonly sub: string }

/** Which of these sessions were used at an application of the peer: it is registered with an address of the peer's. */
export async function selectPeerSessions(
  tx: PlatformTx,
  sessionIds: readonly string[],
  baseUrl: string,
): Promise<PeerSession[]> {
  const { rows } = await sql<PeerSession>`
    select distinct g.session_id::text as sid, g.person_id::text as sub
      from oidc_grant g join oidc_client c on c.client_id = g.client_id
     where g.session_id = any(${sessionIds}::uuid[])
       and exists (select from unnest(c.redirect_uris) as uri where starts_with(uri, ${`${baseUrl}/`}))`.execute(
    tx,
  )
  return rows
}

export type SharedPerson = { readonly name: string; readonly locale: string | null; readonly active: boolean }

/**
 * A person whom an organisation with the switch on shares, and who signed in at the peer: undefined for everybody else. Active is who is
 * an active member of such an organisation.
 */
export async function selectSharedPerson(
  tx: PlatformTx,
  personId: string,
  { baseUrl, choice }: { baseUrl: string; choice: string },
): Promise<SharedPerson | undefined> {
  const { rows } = await sql<SharedPerson>`
    select p.name, p.locale, bool_or(m.status = 'active' and t.status = 'active') as active
      from person p join membership m on m.person_id = p.id and m.status <> 'invited'
           join tenant t on t.id = m.tenant_id
           join app_installation a on a.tenant_id = m.tenant_id and a.app = ${choice} and a.active
     where p.id = ${personId}
       and exists (select from oidc_grant g join oidc_client c on c.client_id = g.client_id
                    where g.tenant_id in (select o.tenant_id from membership o where o.person_id = p.id) and g.person_id = p.id
                      and exists (select from unnest(c.redirect_uris) as uri where starts_with(uri, ${`${baseUrl}/`})))
     group by p.name, p.locale`.execute(tx)
  return rows[0]
}
