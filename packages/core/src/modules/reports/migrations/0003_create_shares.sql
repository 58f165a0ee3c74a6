-- One row for a tenant that chose something; the defaults hold for the others.
create table report_setting (
  tenant_id uuid primary key references tenant (id) on delete cascade,
  -- A name of the IANA time zone database.
  zone text not null,
  links_for_anyone boolean not null default false,
  version integer not null default 1
);
select platform.protect('report_setting', 'select, insert, update');

create table report_person_setting (
  tenant_id uuid not null,
  person_id uuid not null,
  zone text not null,
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
select platform.protect('report_person_setting');

create table report_share (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  report text not null,
  name text not null,
  -- Frozen: who opens the link changes nothing but the page.
  query jsonb not null,
  token_hash bytea not null,
  audience text not null check (audience in ('tenant', 'emails', 'anyone')),
  emails text[] not null default '{}',
  mode text not null check (mode in ('live', 'snapshot')),
  -- The answer as it was, of a snapshot.
  snapshot jsonb,
  language text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  -- Opens of the minute that began then.
  minute_at timestamptz not null default now(),
  minute_opened integer not null default 0,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references membership (tenant_id, person_id) on delete cascade
);
create unique index report_share_token on report_share (token_hash);
create index report_share_report on report_share (tenant_id, report, id);
select platform.protect('report_share');
-- Whoever opens a link is in no tenant yet: the platform finds whose it is by the hash, and sees nothing else of it.
create policy platform_access on report_share for select to tamga_platform using (true);
grant select (tenant_id, token_hash) on report_share to tamga_platform;

create table report_share_code (
  tenant_id uuid not null,
  share_id uuid not null,
  email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (tenant_id, share_id, email),
  foreign key (tenant_id, share_id) references report_share (tenant_id, id) on delete cascade
);
select platform.protect('report_share_code');

create table report_schedule (
  tenant_id uuid not null,
  report_id uuid not null,
  -- Wall time and zone are what people mean; the next moment is computed from them.
  every text not null check (every in ('day', 'week', 'month')),
  minute_of_day integer not null check (minute_of_day between 0 and 1439),
  zone text not null,
  people uuid[] not null,
  next_at timestamptz not null,
  created_by uuid not null,
  version integer not null default 1,
  primary key (tenant_id, report_id),
  foreign key (tenant_id, report_id) references report (tenant_id, id) on delete cascade
);
create index report_schedule_next on report_schedule (tenant_id, next_at);
select platform.protect('report_schedule');
