-- Documents that somebody has verified, many at once, while they do something else.
create table verification_batch (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  total integer not null,
  done integer not null default 0,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index verification_batch_age on verification_batch (tenant_id, created_at);
select platform.protect('verification_batch');

create table verification_item (
  tenant_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  document_id uuid not null,
  is_done boolean not null default false,
  version_no integer,
  verdict text check (verdict in ('valid', 'valid_with_warnings', 'invalid', 'unknown')),
  known text,
  signatures integer,
  -- Why there is no verdict: a code of the API.
  problem text,
  primary key (tenant_id, batch_id, position),
  foreign key (tenant_id, batch_id) references verification_batch (tenant_id, id) on delete cascade
);
create index verification_item_open on verification_item (tenant_id, batch_id, position) where not is_done;
select platform.protect('verification_item');
