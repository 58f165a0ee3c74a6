create table federation_provider (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  -- Sealed with the installation's key and bound to this row; never in clear.
  client_secret bytea,
  scope text not null,
  claim_mapping jsonb not null,
  enabled boolean not null default true,
  jit boolean not null default false,
  trust_email boolean not null default false,
  -- Ids of roles; one that is gone counts no longer.
  default_roles uuid[] not null default '{}',
  email_domains text[] not null default '{}',
  logo_uri text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
-- A sign-in names the provider before any tenant is known.
create index federation_provider_id on federation_provider (id);
create index federation_provider_domains on federation_provider using gin (email_domains);
select platform.protect('federation_provider');
select platform.admit('federation_provider', 'select');

-- Who came from where: at one issuer a subject is one person, and a person is one subject.
create table federation_link (
  tenant_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  issuer text not null,
  subject text not null,
  person_id uuid not null,
  email text,
  first_login_at timestamptz not null default date_trunc('milliseconds', now()),
  last_login_at timestamptz not null default date_trunc('milliseconds', now()),
  logins integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, provider_id, issuer, subject),
  unique (tenant_id, provider_id, issuer, person_id),
  foreign key (tenant_id, provider_id) references federation_provider (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index federation_link_last on federation_link (tenant_id, last_login_at, id);
create index federation_link_provider on federation_link (tenant_id, provider_id, last_login_at);
create index federation_link_person on federation_link (tenant_id, person_id);
select platform.protect('federation_link');

-- A sign-in that is only looked at.
create table federation_trial (
  tenant_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  token_hash bytea not null,
  return_to text not null,
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  problem text,
  claims jsonb,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, provider_id) references federation_provider (tenant_id, id) on delete cascade
);
create index federation_trial_expiry on federation_trial (tenant_id, expires_at);
select platform.protect('federation_trial');
