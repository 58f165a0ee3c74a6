-- Applications that sign people in. One of the whole installation belongs to the nil tenant, which no tenant's transaction sees.
create table oidc_client (
  tenant_id uuid not null,
  id uuid primary key,
  -- Made by the service, and named by strangers in authorization requests: unique in the installation.
  client_id text not null unique,
  name text not null,
  type text not null check (type in ('confidential', 'public')),
  first_party boolean not null default false,
  redirect_uris text[] not null default '{}',
  post_logout_redirect_uris text[] not null default '{}',
  backchannel_logout_uri text,
  grant_types text[] not null default '{authorization_code,refresh_token}',
  scopes text[] not null default '{openid,profile,email}',
  token_endpoint_auth_method text not null
    check (token_endpoint_auth_method in ('client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none')),
  id_token_signed_response_alg text not null default 'ES256'
    check (id_token_signed_response_alg in ('ES256', 'RS256', 'EdDSA')),
  -- Public keys of private_key_jwt (RFC 7517).
  jwks jsonb,
  -- SHA-256: a secret has 256 random bits, so nothing slower is needed. The former one is valid until its overlap ends.
  secret_hash bytea,
  former_secret_hash bytea,
  former_secret_expires_at timestamptz,
  enabled boolean not null default true,
  logo_uri text,
  -- Seconds; null: as the installation says.
  access_ttl integer,
  refresh_idle integer,
  refresh_max integer,
  last_used_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1
);
create index oidc_client_tenant on oidc_client (tenant_id, created_at, id);
select platform.protect('oidc_client');
select platform.admit('oidc_client', 'select, insert, update, delete');

-- How much a client was used, by day: counted in memory and added from time to time.
create table oidc_client_use (
  tenant_id uuid not null,
  client_id text not null,
  day date not null,
  sign_ins integer not null default 0,
  refreshes integer not null default 0,
  client_credentials integer not null default 0,
  failures integer not null default 0,
  primary key (tenant_id, client_id, day)
);
select platform.protect('oidc_client_use', 'select, delete');
select platform.admit('oidc_client_use', 'select, insert, update, delete');
