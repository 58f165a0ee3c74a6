import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** Saved reports with all that hangs on them; few are deleted, due or shared at any one moment. */
export const REPORTS: Readonly<Record<string, Volume>> = {
  report:
    some(`insert into report (tenant_id, id, name, query, chart, created_by, created_by_name, deleted_at)
    select $tenant, pg_temp.id('report', n), 'Тайлан ' || n, '{"dataset":"members","by":["status"],"measures":["count"]}', 'table', pg_temp.id('person', n), 'Болд',
           case when n % 1000 = 0 then now() end from generate_series(1, $rows) n`),
  report_star: some(`insert into report_star (tenant_id, person_id, report)
    select $tenant, pg_temp.id('person', n), pg_temp.id('report', n)::text from generate_series(1, $rows) n`),
  report_export:
    some(`insert into report_export (tenant_id, id, name, query, format, language, status, size, created_by, expires_at)
    select $tenant, pg_temp.id('export', n), 'Тайлан', '{"dataset":"members","by":["status"],"measures":["count"]}', 'csv', 'mn', case when n % 1000 = 0 then 'running' else 'ready' end, 10,
           pg_temp.id('person', n), now() + n * interval '1 minute' from generate_series(1, $rows) n`),
  report_export_part: some(`insert into report_export_part (tenant_id, export_id, position, body)
    select $tenant, pg_temp.id('export', n), 1, 'x' from generate_series(1, $rows) n`),
  report_setting: some(`insert into report_setting (tenant_id, zone)
    select pg_temp.id('tenant', n), 'Asia/Hovd' from generate_series(1, $rows) n`),
  report_person_setting: some(`insert into report_person_setting (tenant_id, person_id, zone)
    select $tenant, pg_temp.id('person', n), 'Asia/Hovd' from generate_series(1, $rows) n`),
  report_share:
    some(`insert into report_share (tenant_id, id, report, name, query, token_hash, audience, mode, language, expires_at, created_by, created_by_name)
    select $tenant, pg_temp.id('share', n), pg_temp.id('report', n)::text, 'Тайлан', '{"dataset":"members","by":["status"],"measures":["count"]}', sha256(('share' || n)::bytea), 'tenant', 'live', 'mn',
           now() + n * interval '1 minute', pg_temp.id('person', n), 'Болд' from generate_series(1, $rows) n`),
  report_share_code: some(`insert into report_share_code (tenant_id, share_id, email, code_hash, expires_at)
    select $tenant, pg_temp.id('share', n), 'p' || n || '@volume.example', 'x', now() + interval '1 minute' from generate_series(1, $rows) n`),
  report_schedule:
    some(`insert into report_schedule (tenant_id, report_id, every, minute_of_day, zone, people, next_at, created_by)
    select $tenant, pg_temp.id('report', n), 'week', 480, 'Asia/Hovd', array[pg_temp.id('person', n)], now() + n * interval '1 minute',
           pg_temp.id('person', n) from generate_series(1, $rows) n`),
}
