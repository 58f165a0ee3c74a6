create schema if not exists jobs;
grant usage on schema jobs to tamga_jobs, tamga_app, tamga_platform;

create table jobs.job (
  id uuid primary key default platform.uuidv7(),
  task text not null,
  tenant_id uuid,
  payload jsonb not null default '{}',
  key text,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 6,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'failed')),
  locked_by uuid,
  last_error text,
  created_at timestamptz not null default now()
);
create index job_due on jobs.job (run_at) where status = 'waiting';
create index job_locked on jobs.job (locked_by) where status = 'running';
create unique index job_key on jobs.job (task, key) where key is not null and status = 'waiting';

create table jobs.run (
  id uuid primary key default platform.uuidv7(),
  job_id uuid not null,
  task text not null,
  tenant_id uuid,
  attempt integer not null,
  status text not null check (status in ('succeeded', 'failed', 'lost')),
  problem text,
  started_at timestamptz not null,
  finished_at timestamptz not null default now()
);
create index run_finished on jobs.run (finished_at);

create table jobs.worker (
  id uuid primary key,
  host text not null,
  pid integer not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create table jobs.schedule (
  name text primary key,
  next_run_at timestamptz not null,
  last_run_at timestamptz
);
grant select, insert, update, delete on all tables in schema jobs to tamga_jobs;

-- SECURITY DEFINER with a reason: the tables of this schema are closed to the tenant role, which may only add a job for
-- the tenant of its own transaction; a waiting job with the same key is replaced, so repeated wishes make one job.
create function jobs.enqueue(p_task text, p_payload jsonb, p_key text default null, p_run_at timestamptz default now(), p_max_attempts integer default 6)
returns uuid language plpgsql security definer set search_path = jobs, platform, pg_temp as $$
declare
  job_id uuid;
begin
  insert into jobs.job (task, tenant_id, payload, key, run_at, max_attempts)
  values (p_task, platform.tenant_id(), p_payload, p_key, p_run_at, p_max_attempts)
  on conflict (task, key) where key is not null and status = 'waiting'
  do update set payload = excluded.payload, run_at = least(jobs.job.run_at, excluded.run_at)
  returning id into job_id;
  return job_id;
end $$;
revoke all on function jobs.enqueue(text, jsonb, text, timestamptz, integer) from public;
grant execute on function jobs.enqueue(text, jsonb, text, timestamptz, integer) to tamga_app, tamga_platform, tamga_jobs;
