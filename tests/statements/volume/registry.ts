import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** Ten look-ups for each citizen, by a thousand people. */
export const REGISTRY: Readonly<Record<string, Volume>> = {
  registry_lookup:
    some(`insert into registry_lookup (tenant_id, id, at, operation, number_hash, number_shown, purpose, looked_by, looked_by_name)
    select $tenant, pg_temp.id('lookup', n), now() - n * interval '1 minute', case when n % 3 = 0 then 'WS100201' else 'WS100101' end,
           sha256(('number' || n / 10)::bytea), 'УА••••••01', 'Purpose ' || n, pg_temp.id('person', 1 + n % 1000), 'Person'
      from generate_series(1, $rows) n`),
  registry_answer:
    some(`insert into registry_answer (tenant_id, id, operation, number_hash, sealed, fetched_at, expires_at)
    select $tenant, pg_temp.id('answer', n), 'WS100101', sha256(('number' || n)::bytea), '\\x00', now(), now() + n * interval '1 minute'
      from generate_series(1, $rows) n`),
  registry_batch:
    some(`insert into registry_batch (tenant_id, id, created_at, created_by, created_by_name, purpose, total)
    select $tenant, pg_temp.id('batch', n), now() - n * interval '1 minute', pg_temp.id('person', 1 + n % 1000), 'Person', 'Purpose', 20
      from generate_series(1, $rows) n`),
  registry_batch_item: some(`insert into registry_batch_item (tenant_id, batch_id, position, registry_number)
    select $tenant, pg_temp.id('batch', 1 + n / 20), n % 20, '5000001' from generate_series(1, $rows) n`),
  registry_quota: some(`insert into registry_quota (tenant_id, subject_id, used, window_ends_at)
    select $tenant, pg_temp.id('person', n), 1, now() + n * interval '1 minute' from generate_series(1, $rows) n`),
}
