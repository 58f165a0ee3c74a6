import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })
const many = (insert: string): Volume => ({ rows: 'many', insert })

/** Half of the tokens belong to people, half to service accounts. */
export const MACHINE_ACCESS: Readonly<Record<string, Volume>> = {
  notification_feed: some(`insert into notification_feed (tenant_id, person_id, version, digested_at)
    select $tenant, pg_temp.id('person', n), 1000, now() from generate_series(1, $rows) n`),
  notification:
    some(`insert into notification (tenant_id, id, person_id, kind, subject, stage, data, read_at, withdrawn_at, version)
    select $tenant, pg_temp.id('notification', n), pg_temp.id('person', n % 50000), 'kind-' || n, 'subject-' || n, 'soon', '{}',
           case when n % 100 > 0 then now() end, case when n % 2 = 0 then now() - n * interval '1 minute' end, n
      from generate_series(1, $rows) n`),
  notification_switch: some(`insert into notification_switch (tenant_id, person_id, kind, bell, mail)
    select $tenant, pg_temp.id('person', n), 'kind-' || n, true, false from generate_series(1, $rows) n`),
  password_list_page: some(`insert into password_list_page (page, bits)
    select n, decode(repeat('00', 1024), 'hex') from generate_series(0, $rows) n`),
  service_account: some(`insert into service_account (tenant_id, id, name, owner_id)
    select $tenant, pg_temp.id('account', n), 'Robot ' || n, pg_temp.id('person', 1 + n % 1000) from generate_series(1, $rows) n`),
  service_account_role: some(`insert into service_account_role (tenant_id, service_account_id, role_id)
    select $tenant, pg_temp.id('account', n), pg_temp.id('role', 1 + n % 20) from generate_series(1, $rows) n`),
  api_token: many(`insert into api_token (tenant_id, id, person_id, service_account_id, name, expires_at)
    select $tenant, pg_temp.id('token', n), case when n % 2 = 0 then pg_temp.id('person', n) end,
           case when n % 2 = 1 then pg_temp.id('account', 1 + n % 5000) end, 'Token ' || n, now() + n * interval '1 minute'
      from generate_series(1, $rows) n`),
  api_token_secret: many(`insert into api_token_secret (tenant_id, token_id, token_hash, prefix, expires_at)
    select $tenant, pg_temp.id('token', n), sha256(('token' || n)::bytea), 'tamga_pat_000000', null from generate_series(1, $rows) n;
    insert into api_token_secret (tenant_id, token_id, token_hash, prefix, expires_at)
    select $tenant, pg_temp.id('token', n), sha256(('former' || n)::bytea), 'tamga_pat_000000', now() + n * interval '1 minute'
      from generate_series(1, $rows, 10) n`),
}
