-- Telling a client that a session is over (OpenID Connect Back-Channel Logout): one row per client and session, with its attempts.
create table oidc_logout_delivery (
  tenant_id uuid not null,
  id uuid primary key,
  client_id text not null,
  session_id uuid not null,
  person_id uuid not null,
  cause text not null,
  status text not null default 'queued' check (status in ('queued', 'retrying', 'delivered', 'failed')),
  attempt integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  http_status integer,
  problem text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  finished_at timestamptz
);
create unique index oidc_logout_delivery_once on oidc_logout_delivery (session_id, client_id);
create index oidc_logout_delivery_client on oidc_logout_delivery (tenant_id, client_id, id);
select platform.protect('oidc_logout_delivery', 'select');
select platform.admit('oidc_logout_delivery', 'select, insert, update, delete');
