create table report (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- What is asked of a dataset, as POST /reports/run takes it.
  query jsonb not null,
  chart text not null check (chart in ('table', 'bar', 'line', 'number')),
  created_by uuid,
  created_by_name text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  -- Brought back within a day, then gone.
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create index report_deleted on report (tenant_id, deleted_at) where deleted_at is not null;
select platform.protect('report');

-- What a person keeps at hand: a saved report by its id, a built-in one by its key.
create table report_star (
  tenant_id uuid not null,
  person_id uuid not null,
  report text not null,
  primary key (tenant_id, person_id, report),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
select platform.protect('report_star', 'select, insert, delete');

create table report_export (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  query jsonb not null,
  format text not null check (format in ('csv', 'xlsx')),
  language text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'ready', 'failed', 'cancelled')),
  rows bigint not null default 0,
  total bigint,
  size bigint not null default 0,
  problem text,
  created_by uuid not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  finished_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references membership (tenant_id, person_id) on delete cascade
);
create index report_export_maker on report_export (tenant_id, created_by, id);
create index report_export_expiry on report_export (tenant_id, expires_at);
select platform.protect('report_export');

-- The file in pieces: no process has it on its disk or whole in its memory.
create table report_export_part (
  tenant_id uuid not null,
  export_id uuid not null,
  position integer not null,
  body bytea not null,
  primary key (tenant_id, export_id, position),
  foreign key (tenant_id, export_id) references report_export (tenant_id, id) on delete cascade
);
alter table report_export_part alter column body set storage external;
select platform.protect('report_export_part', 'select, insert, delete');
