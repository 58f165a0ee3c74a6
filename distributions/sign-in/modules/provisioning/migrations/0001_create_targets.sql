create table scim_target (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  base_url text not null,
  -- Sealed and bound to this row; never leaves the service but to the target itself.
  token_sealed bytea,
  enabled boolean not null default true,
  scope jsonb not null default '{}',
  push_groups boolean not null default false,
  attribute_mapping jsonb not null default '{}',
  on_leave text not null default 'deactivate' check (on_leave in ('deactivate', 'delete')),
  compatibility text not null default 'generic',
  max_removals integer check (max_removals >= 0),
  health text not null default 'unknown' check (health in ('ok', 'failing', 'paused', 'unknown')),
  -- How many removals were waiting when the target was paused.
  paused_removals integer,
  last_run_at timestamptz,
  -- The ServiceProviderConfig (RFC 7643 section 5) as last read, so that not every push asks for it.
  service_provider jsonb,
  service_provider_at timestamptz,
  reconciled_at timestamptz,
  -- One process drains a target at a time and says every other second that it lives.
  lease_by uuid,
  lease_until timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  version integer not null default 1,
  primary key (tenant_id, id)
);
create index scim_target_created on scim_target (tenant_id, created_at, id);
select platform.protect('scim_target');

-- Who is known to a target under which id, and what was sent last.
create table scim_link (
  tenant_id uuid not null,
  target_id uuid not null,
  kind text not null check (kind in ('user', 'group')),
  subject_id uuid not null,
  remote_id text not null,
  active boolean not null default true,
  -- Hash of what was sent last: the plan of a resync compares with it.
  digest text,
  -- Remote ids of a group's members as last sent; null: not known.
  members text[],
  pushed_at timestamptz not null default now(),
  primary key (tenant_id, target_id, kind, subject_id),
  -- One entry of the target is never two of ours.
  unique (tenant_id, target_id, kind, remote_id),
  foreign key (tenant_id, target_id) references scim_target (tenant_id, id) on delete cascade
);
select platform.protect('scim_link');

-- History: it copies names and has no foreign key to what it tells of.
create table scim_run (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  target_id uuid not null,
  target_name text not null,
  kind text not null check (kind in ('user', 'group', 'resync')),
  operation text not null,
  -- The person or role; for a resync the target itself.
  subject_id uuid not null,
  subject_name text not null default '',
  subject_email text,
  status text not null default 'queued' check (status in ('queued', 'running', 'retrying', 'succeeded', 'failed', 'cancelled')),
  attempt integer not null default 0,
  next_attempt_at timestamptz,
  http_status integer,
  problem_code text,
  -- What the target itself said.
  problem_detail text,
  trace jsonb not null default '[]',
  -- Pushed even when nothing seems to have changed.
  forced boolean not null default false,
  -- A removal that somebody agreed to after the target was paused.
  approved boolean not null default false,
  resync_id uuid,
  claimed_by uuid,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  finished_at timestamptz,
  primary key (tenant_id, id)
);
-- What waits for one person and target is one run, and it pushes the state of the moment it runs.
create unique index scim_run_waiting on scim_run (tenant_id, target_id, kind, subject_id) where status in ('queued', 'retrying');
create index scim_run_open on scim_run (tenant_id, target_id, created_at) where status in ('queued', 'retrying', 'running');
create index scim_run_created on scim_run (tenant_id, created_at, id);
create index scim_run_target on scim_run (tenant_id, target_id, created_at, id);
create index scim_run_subject on scim_run (tenant_id, subject_id, created_at, id);
create index scim_run_failed on scim_run (tenant_id, target_id) where status = 'failed';
create index scim_run_resync on scim_run (tenant_id, resync_id) where resync_id is not null;
select platform.protect('scim_run');

-- What happened to people and roles, noted in the transaction in which it happened: plain inserts, so that
-- those who change people never wait for each other here.
create table scim_change (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  person_id uuid,
  role_id uuid,
  primary key (tenant_id, id)
);
select platform.protect('scim_change', 'select, insert, update, delete');
