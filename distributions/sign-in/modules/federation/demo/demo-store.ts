import { sql, type TenantTx, uuidv7 } from '@tamga/core'

/** People who came through a provider within the last weeks. */
export async function insertDemoLinks(
  tx: TenantTx,
  providerId: string,
  people: readonly { id: string; email: string }[],
): Promise<void> {
  const links = people.map(({ id, email }, at) => ({ id: uuidv7(), person_id: id, email, days: at }))
  await sql`
    insert into federation_link (id, provider_id, issuer, subject, person_id, email, first_login_at, last_login_at, logins)
    select l.id, p.id, p.issuer, l.person_id::text, l.person_id, l.email, now() - (l.days + 30) * interval '1 day',
           now() - l.days * interval '11 hours', 3 + l.days
      from json_to_recordset(${JSON.stringify(links)}::json) as l (id uuid, person_id uuid, email text, days integer)
      join federation_provider p on p.tenant_id = ${tx.tenantId} and p.id = ${providerId}`.execute(tx)
}

/** Sign-ins of yesterday and today, a few of which failed, so that the strip of the last 24 hours has something to show. */
export async function insertDemoSignIns(tx: TenantTx, providerId: string): Promise<void> {
  await sql`
    insert into federation_provider_hour (provider_id, hour, succeeded, failed)
    select ${providerId}::uuid, date_trunc('hour', now()) - n * interval '1 hour', 1 + n % 4, case when n % 9 = 0 then 1 else 0 end
      from generate_series(1, 23) n where n % 5 <> 0`.execute(tx)
}
