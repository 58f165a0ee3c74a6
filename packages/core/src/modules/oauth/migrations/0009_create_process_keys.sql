-- Public halves of signing keys that live in the memory of one process, which has no key to seal them with, or cannot open the
-- stored ones. They stay in the key set until the last token that they signed has ended.
create table oidc_process_key (
  kid text primary key,
  alg text not null check (alg in ('ES256', 'RS256', 'EdDSA')),
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
select platform.admit('oidc_process_key', 'select, insert, update, delete');
