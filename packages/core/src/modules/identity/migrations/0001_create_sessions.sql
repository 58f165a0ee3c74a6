create table credential (
  person_id uuid primary key references person (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);
select platform.admit('credential', 'select, insert, update, delete');

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  person_id uuid not null references person (id) on delete cascade,
  tenant_id uuid not null references tenant (id) on delete cascade,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  authenticated_at timestamptz not null default date_trunc('milliseconds', now()),
  last_seen_at timestamptz not null default date_trunc('milliseconds', now()),
  idle_seconds integer not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  ip text,
  user_agent text,
  auth_methods text[] not null default '{}',
  -- A session from a tenant's own identity provider stays in that tenant.
  provider_id uuid,
  confined boolean not null default false
);
create index session_tenant on session (tenant_id, last_seen_at desc, id);
create index session_person on session (person_id, tenant_id);
create index session_expiry on session (least(idle_expires_at, expires_at));
alter table session enable row level security;
alter table session force row level security;
-- Whoever presents the token of a session sees that session, wherever it is: this makes the session check one round trip.
create policy tenant_isolation on session to tamga_app
  using (tenant_id = platform.tenant_id() or token_hash = platform.token_hash())
  with check (tenant_id = platform.tenant_id());
grant select, delete on session to tamga_app;
grant update (last_seen_at, idle_expires_at) on session to tamga_app;
select platform.admit('session', 'select, insert, update, delete');

create table session_event (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  person_id uuid not null,
  person_name text not null,
  person_email text not null,
  cause text not null,
  terminated_by uuid,
  terminated_by_name text,
  terminated_by_email text,
  reason text,
  ip text,
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, id)
);
create index session_event_person on session_event (tenant_id, person_id, id);
select platform.protect('session_event', 'select, insert');
select platform.admit('session_event', 'insert');

-- Single-use links sent by mail: only the hash of the token is kept.
create table one_time_link (
  id uuid primary key,
  token_hash bytea unique,
  purpose text not null check (purpose in ('invitation', 'password_reset', 'email_verify', 'setup')),
  person_id uuid references person (id) on delete cascade,
  tenant_id uuid references tenant (id) on delete cascade,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_link_person on one_time_link (person_id, purpose);
select platform.admit('one_time_link', 'select, insert, update, delete');

-- Failed sign-ins by account and by address; the key is a hash, so that the table names nobody.
create table login_failure (
  key bytea primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
create index login_failure_end on login_failure (window_ends_at);
select platform.admit('login_failure', 'select, insert, update, delete');

-- Mails wait here with their attempts; they name what to say and to whom, the link itself is made when they are sent, so
-- that no token is ever stored. Mails of no tenant carry the nil tenant.
create table mail_message (
  tenant_id uuid not null,
  id uuid primary key,
  kind text not null,
  person_id uuid,
  link_id uuid,
  link_purpose text,
  link_expires_at timestamptz,
  language text not null,
  params jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'retrying', 'sent', 'failed', 'cancelled')),
  attempt integer not null default 0,
  next_attempt_at timestamptz,
  problem text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index mail_message_link on mail_message (tenant_id, link_id);
select platform.protect('mail_message', 'select, insert');
grant update (status, finished_at) on mail_message to tamga_app;
select platform.admit('mail_message', 'select, insert, update, delete');
