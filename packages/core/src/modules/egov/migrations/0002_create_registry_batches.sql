-- A list of legal entities that somebody has checked, one after the other, behind their back.
create table registry_batch (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  created_by uuid not null,
  created_by_name text not null,
  created_by_email text,
  purpose text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'waiting', 'finished', 'cancelled')),
  total integer not null,
  done integer not null default 0,
  found integer not null default 0,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index registry_batch_person on registry_batch (tenant_id, created_by, id);
create index registry_batch_age on registry_batch (tenant_id, created_at);
select platform.protect('registry_batch');

-- What the registry said in short; nothing of people is among it.
create table registry_batch_item (
  tenant_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  registry_number text not null,
  outcome text not null default 'asked' check (outcome in ('asked', 'found', 'refused', 'unavailable')),
  registry_code integer,
  name text,
  entity_status text check (entity_status in ('registered', 'liquidated')),
  fetched_at timestamptz,
  primary key (tenant_id, batch_id, position),
  foreign key (tenant_id, batch_id) references registry_batch (tenant_id, id) on delete cascade
);
create index registry_batch_item_open on registry_batch_item (tenant_id, batch_id, position) where outcome = 'asked';
select platform.protect('registry_batch_item');
