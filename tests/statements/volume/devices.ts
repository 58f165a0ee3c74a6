import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })
const many = (insert: string): Volume => ({ rows: 'many', insert })

/** A device for each person, some of them kiosks that several use. */
export const DEVICES: Readonly<Record<string, Volume>> = {
  shell_device:
    some(`insert into shell_device (tenant_id, id, name, platform, public_key, key_thumbprint, status, registered_by, registered_at)
    select $tenant, pg_temp.id('device', n), 'Компьютер', 'desktop', '{}', 'thumbprint-' || n,
           case when n % 100 = 0 then 'pending' else 'approved' end, pg_temp.id('person', n), now() - n * interval '1 minute'
      from generate_series(1, $rows) n`),
  shell_grant:
    many(`insert into shell_grant (tenant_id, grant_id, device_id, person_id, session_id, origin_session_id, expires_at)
    select $tenant, pg_temp.id('grant', n), pg_temp.id('device', n), pg_temp.id('person', n), pg_temp.id('session', n),
           pg_temp.id('session', n + 1), now() + n * interval '1 minute'
      from generate_series(1, $rows) n
    union all
    select pg_temp.id('tenant', 7), pg_temp.id('grant', 7), pg_temp.id('device', 7), pg_temp.id('person', 101), null,
           pg_temp.id('session', 7), now() + interval '1 day'`),
  shell_handoff:
    some(`insert into shell_handoff (code_hash, proof_hash, tenant_id, person_id, device_id, grant_id, acr, auth_methods,
                                 confined, authenticated_at, grant_expires_at, expires_at)
    select sha256(('code' || n)::bytea), sha256(('proof' || n)::bytea), $tenant, pg_temp.id('person', n), pg_temp.id('device', n),
           pg_temp.id('grant', n), 'acr:1', '{pwd}', false, now(), now() + interval '1 day', now() + n * interval '1 second'
      from generate_series(1, $rows) n`),
  shell_policy: some(
    `insert into shell_policy (tenant_id) select pg_temp.id('tenant', n) from generate_series(1, $rows) n`,
  ),
}
