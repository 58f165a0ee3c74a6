-- Due jobs are found tenant by tenant, so that the many of one tenant do not stand before the few of another. Jobs of no
-- tenant count as those of one more.
create index job_turn on jobs.job (task, (coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'::uuid)), run_at) where status = 'waiting';

-- SECURITY DEFINER with a reason: as jobs.enqueue. A transaction of the platform may say whose job it is; inside a tenant it
-- is always that tenant's.
create function jobs.enqueue_for(p_tenant uuid, p_task text, p_payload jsonb, p_key text default null, p_run_at timestamptz default now(), p_max_attempts integer default 6)
returns uuid language plpgsql security definer set search_path = jobs, platform, pg_temp as $$
declare
  job_id uuid;
begin
  insert into jobs.job (task, tenant_id, payload, key, run_at, max_attempts)
  values (p_task, coalesce(platform.tenant_id(), nullif(p_tenant, '00000000-0000-0000-0000-000000000000')), p_payload, p_key, p_run_at, p_max_attempts)
  on conflict (task, key) where key is not null and status = 'waiting'
  do update set payload = excluded.payload, run_at = least(jobs.job.run_at, excluded.run_at)
  returning id into job_id;
  return job_id;
end $$;
revoke all on function jobs.enqueue_for(uuid, text, jsonb, text, timestamptz, integer) from public;
grant execute on function jobs.enqueue_for(uuid, text, jsonb, text, timestamptz, integer) to tamga_app, tamga_platform, tamga_jobs;
