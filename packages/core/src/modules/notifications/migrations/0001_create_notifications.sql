-- One row for each person who was ever told something in a tenant. Whoever changes what a person is told locks it first, so that
-- versions are committed in their order: a reader who has seen one has seen all before it.
create table notification_feed (
  tenant_id uuid not null,
  person_id uuid not null,
  version bigint not null default 0,
  digested_at timestamptz,
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
select platform.protect('notification_feed');
-- The streams of a process are compared with what is new, whichever tenants they are in.
select platform.admit('notification_feed', 'select');

-- What waits for a person. Worded when it is read: a row holds facts, never sentences.
create table notification (
  tenant_id uuid not null,
  id uuid not null default platform.uuidv7(),
  person_id uuid not null,
  kind text not null,
  subject text not null,
  stage text not null,
  data jsonb not null,
  at timestamptz not null default date_trunc('milliseconds', now()),
  read_at timestamptz,
  -- No longer due; kept for a while, so that a reader who was away is told.
  withdrawn_at timestamptz,
  mailed_at timestamptz,
  -- Of the feed, when the row was changed last.
  version bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, person_id, kind, subject),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index notification_version on notification (tenant_id, person_id, version);
create index notification_shown on notification (tenant_id, person_id, at, id) where withdrawn_at is null;
create index notification_kind on notification (tenant_id, kind) where withdrawn_at is null;
create index notification_unmailed on notification (tenant_id, person_id)
  where withdrawn_at is null and read_at is null and mailed_at is null;
create index notification_withdrawn on notification (tenant_id, withdrawn_at) where withdrawn_at is not null;
select platform.protect('notification');

-- What a person chose instead of what is usual.
create table notification_switch (
  tenant_id uuid not null,
  person_id uuid not null,
  kind text not null,
  bell boolean not null,
  mail boolean not null,
  primary key (tenant_id, person_id, kind),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
select platform.protect('notification_switch');
