-- Private keys are sealed with the secret box; a new key always has a new kid (clients cache by it).
create table oidc_signing_key (
  kid text primary key,
  alg text not null check (alg in ('ES256', 'RS256', 'EdDSA')),
  public_jwk jsonb not null,
  private_key bytea not null,
  status text not null default 'published' check (status in ('published', 'active', 'retired')),
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  retired_at timestamptz
);
create unique index oidc_signing_key_active on oidc_signing_key (alg) where status = 'active';
create unique index oidc_signing_key_published on oidc_signing_key (alg) where status = 'published';
select platform.admit('oidc_signing_key', 'select, insert, update, delete');
