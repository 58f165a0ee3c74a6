-- A program that works in a tenant with roles of its own. It is no person and no member: nothing that signs people in, sends mail, asks
-- reviewers or names owners can ever find it. Somebody of the tenant answers for it.
create table service_account (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  owner_id uuid not null,
  status text not null default 'active' check (status in ('active', 'suspended')),
  last_used_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references membership (tenant_id, person_id) on delete cascade
);
create index service_account_owner on service_account (tenant_id, owner_id);
create index service_account_name on service_account (tenant_id, (name collate platform.names), id);
select platform.protect('service_account');

create table service_account_role (
  tenant_id uuid not null,
  service_account_id uuid not null,
  role_id uuid not null,
  granted_at timestamptz not null default date_trunc('milliseconds', now()),
  granted_by uuid,
  granted_by_name text,
  primary key (tenant_id, service_account_id, role_id),
  foreign key (tenant_id, service_account_id) references service_account (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade
);
create index service_account_role_role on service_account_role (tenant_id, role_id);
select platform.protect('service_account_role');

-- A token belongs to a member or to a service account. It stays the same token when its secret is changed.
create table api_token (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  person_id uuid,
  service_account_id uuid,
  name text not null,
  -- Null: all that its holder may do, at each request.
  permissions text[],
  -- Empty: from anywhere.
  networks text[] not null default '{}',
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, id),
  check (num_nonnulls(person_id, service_account_id) = 1),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade,
  foreign key (tenant_id, service_account_id) references service_account (tenant_id, id) on delete cascade
);
create index api_token_person on api_token (tenant_id, person_id, id) where person_id is not null;
create index api_token_account on api_token (tenant_id, service_account_id, id) where service_account_id is not null;
create index api_token_expiry on api_token (expires_at) where expires_at is not null;
select platform.protect('api_token');

-- One that was replaced still opens the token until its own end.
create table api_token_secret (
  tenant_id uuid not null,
  token_id uuid not null,
  token_hash bytea not null unique,
  prefix text not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, token_id) references api_token (tenant_id, id) on delete cascade
);
create index api_token_secret_token on api_token_secret (tenant_id, token_id);
create index api_token_secret_expiry on api_token_secret (expires_at) where expires_at is not null;
select platform.protect('api_token_secret');
-- Whoever presents a token sees its row, wherever it is: the check of a token is one round trip, as that of a session.
alter policy tenant_isolation on api_token_secret
  using (tenant_id = platform.tenant_id() or token_hash = any ((select platform.token_hashes())::bytea[]));

-- The sweep of what ended long ago goes over all tenants.
select platform.admit('api_token', 'select, delete');
select platform.admit('api_token_secret', 'select, delete');
