import { type LinkedLogin, type LinkedLoginsOwner, type PlatformTx, sql } from '@tamga/core'
import { APP } from '../installed.ts'

/** A person's links in whichever tenant they are. One to a provider that now speaks for another issuer lets nobody in. */
export async function selectOwnLinks(
  tx: PlatformTx,
  { person_id, session_id }: LinkedLoginsOwner,
): Promise<Omit<LinkedLogin, 'method'>[]> {
  const { rows } = await sql<Omit<LinkedLogin, 'method'>>`
    select l.id, l.subject, l.email, l.first_login_at, l.last_login_at, l.logins,
           json_build_object('id', p.id, 'name', p.name, 'logo_uri', p.logo_uri) as provider,
           json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant,
           p.enabled and p.issuer = l.issuer and t.status = 'active' and m.status = 'active'
             and exists (select from app_installation a where a.tenant_id = t.id and a.app = ${APP} and a.active) as usable,
           exists (select from session s where s.id = ${session_id} and s.provider_id = l.provider_id) as current
      from membership m
      join federation_link l on l.tenant_id = m.tenant_id and l.person_id = m.person_id
      join federation_provider p on p.tenant_id = l.tenant_id and p.id = l.provider_id
      join tenant t on t.id = l.tenant_id
     where m.person_id = ${person_id}`.execute(tx)
  return rows
}

export async function deleteOwnLink(tx: PlatformTx, tenantId: string, id: string): Promise<void> {
  await sql`delete from federation_link where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
}
