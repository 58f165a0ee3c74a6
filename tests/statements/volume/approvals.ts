import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** Most documents were approved long ago by one person; a hundredth is under way, a thousandth of those stuck. */
export const APPROVALS: Readonly<Record<string, Volume>> = {
  approval_flow:
    some(`insert into approval_flow (tenant_id, id, document_id, version_no, sha256, status, open_steps, started_by, started_by_name, ended_at, stalled_at)
    select $tenant, pg_temp.id('flow', n), pg_temp.id('document', n), 1, encode(sha256(('content' || n)::bytea), 'hex'),
           case when n % 100 = 7 then 'open' else 'approved' end, 1, pg_temp.id('person', 1 + n % 1000), 'Person',
           case when n % 100 <> 7 then now() - n * interval '1 hour' end, case when n % 10000 = 7 then now() end
      from generate_series(1, $rows) n`),
  approval_step:
    some(`insert into approval_step (tenant_id, id, flow_id, position, stage, mode, approvers, status, seats, needed, begun_at, due_at)
    select $tenant, pg_temp.id('step', n), pg_temp.id('flow', n), 1, 1, 'all', '[{"kind": "manager"}]', case when n % 100 = 7 then 'open' else 'approved' end,
           1, 1, now() - n * interval '1 minute', now() + n * interval '1 minute'
      from generate_series(1, $rows) n where n <> 8`),
  approval:
    some(`insert into approval (tenant_id, id, flow_id, step_id, document_id, person_id, person_name, person_email, origin, status, decided_by, decided_at)
    select $tenant, pg_temp.id('approval', n), pg_temp.id('flow', n), pg_temp.id('step', n), pg_temp.id('document', n), pg_temp.id('person', 1 + n % 1000),
           'Person', '', 'person', case when n % 100 = 7 then 'open' else 'approved' end,
           case when n % 100 <> 7 then pg_temp.id('person', 1 + n % 1000) end, now()
      from generate_series(1, $rows) n`),
  approval_event: some(`insert into approval_event (tenant_id, flow_id, kind, actor_id, actor_name)
    select $tenant, pg_temp.id('flow', n), 'started', pg_temp.id('person', 1 + n % 1000), 'Person' from generate_series(1, $rows) n`),
  approval_substitute: some(`insert into approval_substitute (tenant_id, person_id, substitute_id, from_at)
    select $tenant, pg_temp.id('person', n), pg_temp.id('person', n + 1), now() - interval '1 day' from generate_series(1, $rows) n`),
  approval_template: some(`insert into approval_template (tenant_id, id, name, steps)
    select $tenant, pg_temp.id('template', n), 'Template ' || n,
           '[{"name": null, "mode": "all", "quorum": null, "approvers": [{"kind": "manager"}], "due_at": null, "due_days": 3, "on_overdue": "remind", "stage": 1}]'
      from generate_series(1, $rows) n`),
  approval_settings: { rows: 'some', insert: `insert into approval_settings (tenant_id) values ($tenant)` },
}
