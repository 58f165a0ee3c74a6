import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })
const many = (insert: string): Volume => ({ rows: 'many', insert })

const NAMES = `(array['Болд','Бат','Сараа','Дорж','Номин','Тэмүүлэн','Ариунаа','Ganbold','Enkh','Оюун'])`
const nameOf = (n: string) =>
  `${NAMES}[1 + ${n} % 10] || ' ' || ${NAMES}[1 + (${n} / 10) % 10] || '-' || lpad((${n})::text, 6, '0')`
const emailOf = (n: string) => `'p' || lpad((${n})::text, 6, '0') || '@volume.example'`

export const PEOPLE_AND_SESSIONS: Readonly<Record<string, Volume>> = {
  // More than a filter may remove. What the clock starts for each organisation is the same statements every time.
  tenant: some(`insert into tenant (id, slug, name, created_at)
    select pg_temp.id('tenant', n), 'tenant-' || n, ${nameOf('n')}, now() - n * interval '1 minute'
      from generate_series(1, least($rows / 25, 1100)) n`),
  person: many(`insert into person (id, email, name, email_verified_at)
    select pg_temp.id('person', n), ${emailOf('n')}, ${nameOf('n')}, now() from generate_series(1, $rows) n`),
  membership:
    many(`insert into membership (tenant_id, person_id, status, email, name, joined_at, created_at, last_seen_at, unit_id, manager_id)
    select $tenant, pg_temp.id('person', n), case when n % 50 = 0 then 'suspended' when n % 33 = 0 then 'invited' else 'active' end,
           ${emailOf('n')}, ${nameOf('n')}, now() - n * interval '5 minutes', now() - n * interval '5 minutes',
           case when n % 4 > 0 then now() - n * interval '1 minute' end, pg_temp.id('unit', 1 + n % 5000), pg_temp.id('person', 1 + n % 1000)
      from generate_series(1, $rows) n`),
  // Nine units at the top and ten below each: a unit lies below all that its number begins with.
  unit: some(`insert into unit (tenant_id, id, parent_id, name, code, manager_id)
    select $tenant, pg_temp.id('unit', n), case when n >= 10 then pg_temp.id('unit', n / 10) end, 'Нэгж ' || n, 'U' || n, pg_temp.id('person', 1 + n % 1000)
      from generate_series(1, $rows) n`),
  unit_ancestor: some(`insert into unit_ancestor (tenant_id, unit_id, ancestor_id, distance)
    select $tenant, pg_temp.id('unit', n), pg_temp.id('unit', n / (10 ^ k)::int), k
      from generate_series(1, $rows) n, generate_series(0, 5) k where n / (10 ^ k)::int >= 1`),
  unit_event: some(`insert into unit_event (tenant_id, id, unit_id, kind, person_id)
    select $tenant, pg_temp.id('unit_event', n), pg_temp.id('unit', 1 + n % 1000), 'member_added', pg_temp.id('person', n) from generate_series(1, $rows) n`),
  role: some(`insert into role (tenant_id, id, key, name)
    select case when n <= 20 then $tenant else pg_temp.id('tenant', n) end, pg_temp.id('role', n), 'role-' || n, ${nameOf('n')}
      from generate_series(1, $rows) n`),
  role_permission: some(`insert into role_permission (tenant_id, role_id, permission)
    select tenant_id, id, 'organisation.read' from role where key like 'role-%'`),
  role_owner: some(`insert into role_owner (tenant_id, role_id, person_id)
    select r.tenant_id, r.id, pg_temp.id('person', 1) from role r where r.key like 'role-%'`),
  membership_role: many(`insert into membership_role (tenant_id, person_id, role_id, automatic)
    select $tenant, pg_temp.id('person', n), r.id, true from generate_series(1, $rows) n, role r where r.tenant_id = $tenant and r.key = 'user';
    insert into membership_role (tenant_id, person_id, role_id)
    select $tenant, pg_temp.id('person', n), pg_temp.id('role', 1 + n % 20) from generate_series(1, $rows, 10) n`),
  role_grant_period:
    some(`insert into role_grant_period (tenant_id, id, person_id, role_id, role_key, role_name, automatic, granted_at, ended_at)
    select $tenant, pg_temp.id('period', n), pg_temp.id('person', n), pg_temp.id('role', 1 + n % 20), 'role-' || 1 + n % 20, 'Үүрэг', false,
           now() - n * interval '1 minute', case when n % 10 > 0 then now() - n * interval '30 seconds' end
      from generate_series(1, $rows) n`),
  permission_use: some(`insert into permission_use (tenant_id, person_id, permission, last_used_on)
    select $tenant, pg_temp.id('person', n), 'organisation.read', current_date from generate_series(1, $rows) n`),
  app_installation: some(`insert into app_installation (tenant_id, app, version)
    select pg_temp.id('tenant', n), 'audit', '1.0.0' from generate_series(1, $rows) n`),
  dashboard_figures: some(`insert into dashboard_figures (tenant_id, zone, figures)
    select pg_temp.id('tenant', n), 'Asia/Hovd', '{}' from generate_series(1, $rows) n`),
  tenant_brand: some(
    `insert into tenant_brand (tenant_id) select pg_temp.id('tenant', n) from generate_series(1, $rows) n`,
  ),
  tenant_security: some(
    `insert into tenant_security (tenant_id) select pg_temp.id('tenant', n) from generate_series(1, $rows) n`,
  ),
  credential: some(`insert into credential (person_id, password_hash)
    select pg_temp.id('person', n), 'x' from generate_series(1, $rows) n`),
  session:
    many(`insert into session (id, token_hash, person_id, tenant_id, created_at, last_seen_at, idle_seconds, idle_expires_at, expires_at, ip, user_agent)
    select pg_temp.id('session', n), sha256(('session' || n)::bytea), pg_temp.id('person', n), $tenant, now() - n * interval '5 seconds',
           now() - n * interval '4 seconds', 1209600, now() + interval '14 days', now() + interval '14 days', '10.0.0.1', 'Firefox'
      from generate_series(1, $rows) n`),
  session_event:
    some(`insert into session_event (tenant_id, id, session_id, person_id, person_name, person_email, cause, at)
    select $tenant, pg_temp.id('event', n), pg_temp.id('ended', n), pg_temp.id('person', n), ${nameOf('n')}, ${emailOf('n')}, 'logout',
           now() - n * interval '1 minute' from generate_series(1, least($rows, 1100)) n`),
  one_time_link: some(`insert into one_time_link (id, token_hash, purpose, person_id, email, expires_at)
    select pg_temp.id('link', n), sha256(('link' || n)::bytea), 'password_reset', pg_temp.id('person', n), ${emailOf('n')}, now() + interval '1 day'
      from generate_series(1, $rows) n`),
  login_failure: some(`insert into login_failure (key, failures, window_ends_at)
    select sha256(('failure' || n)::bytea), 1, now() + interval '1 hour' from generate_series(1, $rows) n`),
  mail_message: some(`insert into mail_message (tenant_id, id, kind, person_id, language, status, finished_at)
    select $tenant, pg_temp.id('mail', n), 'new_device', pg_temp.id('person', n), 'mn', 'sent', now() from generate_series(1, $rows) n`),
  known_device: some(`insert into known_device (person_id, fingerprint)
    select pg_temp.id('person', n), sha256(('device' || n)::bytea) from generate_series(1, $rows) n`),
  invitation:
    some(`insert into invitation (tenant_id, id, person_id, email, name, language, link_id, expires_at)
    select $tenant, pg_temp.id('invitation', n), pg_temp.id('person', n * 33), ${emailOf('n * 33')}, ${nameOf('n * 33')}, 'mn',
           pg_temp.id('link', n), now() + interval '7 days' from generate_series(1, $rows) n where n * 33 <= 100000 or n > 3030`),
  logo_copy: some(`insert into logo_copy (id, type, body, next_fetch_at)
    select sha256(('logo' || n)::bytea), 'image/png', 'x', now() + interval '7 days' from generate_series(1, $rows) n`),
  audit_record:
    many(`insert into audit_record (tenant_id, id, seq, at, kind, action, actor_id, actor_name, actor_email, target_type, target_id, target_name)
    select $tenant, pg_temp.id('record', n), nextval('platform.audit_seq'), now() - ($rows - n) * interval '1 minute',
           case when n % 20 = 0 then 'change' else 'security' end,
           case when n % 20 = 0 then 'member.updated' when n % 7 = 0 then 'session.refused' else 'session.started' end,
           pg_temp.id('person', 1 + n % 1000), ${nameOf('n')}, ${emailOf('n')}, 'person', pg_temp.id('person', 1 + n % 1000)::text, ${nameOf('n')}
      from generate_series(1, $rows) n`),
  audit_seal:
    some(`insert into audit_seal (tenant_id, number, from_seq, to_seq, records, merkle_root, previous_hash, hash)
    select $tenant, 1000000 + n, s.first + n * 20, s.first + n * 20 + 19, 20, 'x', 'x', 'x'
      from generate_series(1, $rows) n, (select min(seq) as first from audit_record where tenant_id = $tenant) s`),
}
