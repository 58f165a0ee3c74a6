import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

export const REVIEWS_AND_TARGETS: Readonly<Record<string, Volume>> = {
  review_campaign:
    some(`insert into review_campaign (tenant_id, id, name, status, opened_at, closed_at, total, kept, removed)
    select case when n <= 50 then $tenant else pg_temp.id('tenant', n) end, pg_temp.id('campaign', n), 'Хяналт ' || n, 'closed', now(), now(), 100, 90, 10
      from generate_series(1, $rows) n`),
  review_role:
    some(`insert into review_role (tenant_id, campaign_id, role_id, key, name, permissions, holders)
    select case when n <= 50 then $tenant else pg_temp.id('tenant', n) end, pg_temp.id('campaign', n), pg_temp.id('role', 1 + n % 20),
           'role-' || (1 + n % 20), 'Үүрэг', '{}', 10 from generate_series(1, $rows) n`),
  review_item:
    some(`insert into review_item (tenant_id, id, campaign_id, ordinal, person_id, person_name, person_email, role_id, automatic, granted_at,
           recommendation, reasons, reviewer_id, decision, decided_at)
    select $tenant, pg_temp.id('item', n), pg_temp.id('campaign', 1 + n % 50), n, pg_temp.id('person', n), 'Болд', 'p@volume.example',
           pg_temp.id('role', 1 + n % 20), false, now(), 'keep', '{}', pg_temp.id('person', 1), 'keep', now() from generate_series(1, $rows) n`),
  review_schedule: some(`insert into review_schedule (tenant_id, id, name, content, months, next_at, due_days)
    select case when n <= 20 then $tenant else pg_temp.id('tenant', n) end, pg_temp.id('schedule', n), 'Хуваарь ' || n, '{}', 12, now() + interval '1 year', 30
      from generate_series(1, $rows) n`),
  scim_target: some(`insert into scim_target (tenant_id, id, name, base_url, enabled)
    select case when n <= 20 then $tenant else pg_temp.id('tenant', n) end, pg_temp.id('target', n), 'Систем ' || n, 'https://target.example', false
      from generate_series(1, $rows) n`),
  scim_target_hour: some(`insert into scim_target_hour (tenant_id, target_id, hour, succeeded, failed)
    select $tenant, pg_temp.id('target', 1 + n % 20), date_trunc('hour', now()) - (n / 20) * interval '1 hour', 90, 3 from generate_series(1, $rows) n`),
  scim_link: some(`insert into scim_link (tenant_id, target_id, kind, subject_id, remote_id)
    select $tenant, pg_temp.id('target', 1 + n % 20), 'user', pg_temp.id('person', n), 'remote-' || n from generate_series(1, $rows) n`),
  scim_run:
    some(`insert into scim_run (tenant_id, id, target_id, target_name, kind, operation, subject_id, subject_name, status, finished_at, created_at)
    select $tenant, pg_temp.id('push', n), pg_temp.id('target', 1 + n % 20), 'Систем', 'user', 'update', pg_temp.id('person', n), 'Болд',
           case when n % 100 = 0 then 'failed' else 'succeeded' end, now(), now() - n * interval '1 minute' from generate_series(1, $rows) n`),
  scim_change: some(`insert into scim_change (tenant_id, id, person_id)
    select pg_temp.id('tenant', n), pg_temp.id('change', n), pg_temp.id('person', n) from generate_series(1, $rows) n`),
}
