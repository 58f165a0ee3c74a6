-- One authorisation: a person, through a session, let a client act in a tenant. Every code and token that follows from it is of
-- one family: one update here ends them all. The id names a row and lets nobody in; codes and tokens are kept as hashes alone.
create table oidc_grant (
  tenant_id uuid not null,
  id uuid primary key,
  person_id uuid not null,
  client_id text not null,
  session_id uuid not null,
  -- With offline_access the family outlives the session that began it.
  offline boolean not null,
  payload jsonb not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index oidc_grant_session on oidc_grant (session_id);
create index oidc_grant_person on oidc_grant (tenant_id, person_id);
create index oidc_grant_client on oidc_grant (client_id);
create index oidc_grant_expiry on oidc_grant (expires_at);
alter table oidc_grant enable row level security;
alter table oidc_grant force row level security;
-- A session may have authorised in several tenants. Who ends it ends what hangs on it, wherever that is.
create function platform.ended_sessions() returns text[] language sql stable parallel safe
as $$ select string_to_array(nullif(current_setting('tamga.ended_sessions', true), ''), ',') $$;
revoke all on function platform.ended_sessions() from public;
grant execute on function platform.ended_sessions() to tamga_app;
create policy tenant_isolation on oidc_grant to tamga_app
  using (tenant_id = platform.tenant_id() or session_id::text = any (platform.ended_sessions()))
  with check (tenant_id = platform.tenant_id() or session_id::text = any (platform.ended_sessions()));
alter table oidc_grant alter column tenant_id set default platform.tenant_id();
grant select on oidc_grant to tamga_app;
grant update (revoked_at) on oidc_grant to tamga_app;
select platform.admit('oidc_grant', 'select, insert, update, delete');

-- Whatever the engine keeps for a while, found by the SHA-256 of its value. Two indexes only, however many rows there are: a
-- family is ended by its grant, so nothing is ever searched for here but one hash, or what has expired.
create table oidc_token (
  id bytea primary key,
  model text not null,
  grant_id uuid,
  client_id text,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index oidc_token_expiry on oidc_token (expires_at);
select platform.admit('oidc_token', 'select, insert, update, delete');

-- What a person agreed to and need not be asked again.
create table oidc_consent (
  tenant_id uuid not null,
  person_id uuid not null,
  client_id text not null,
  scopes text[] not null,
  claims text[] not null default '{}',
  granted_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, person_id, client_id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index oidc_consent_person on oidc_consent (person_id);
select platform.protect('oidc_consent', 'select, insert, update, delete');
select platform.admit('oidc_consent', 'select, insert, update, delete');
