create table tenant (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9](-?[a-z0-9])+$' and length(slug) <= 63),
  name text not null,
  status text not null default 'active' check (status in ('active', 'suspended', 'deleting')),
  delete_after timestamptz,
  default_language text not null default 'mn',
  languages text[] not null default '{mn,en}',
  created_at timestamptz not null default now(),
  version integer not null default 1
);
select platform.admit('tenant', 'select, insert, update, delete');
-- A tenant sees itself. It has no tenant_id column, so the policy is written out.
create policy tenant_isolation on tenant to tamga_app using (id = platform.tenant_id()) with check (id = platform.tenant_id());
-- Creating one is a transaction inside it, so that its roles, apps and first member come with it or not at all.
grant select, insert on tenant to tamga_app;
grant update (name, status, delete_after, default_language, languages, version) on tenant to tamga_app;

-- People are global: the tenant role has no grant on them.
create table person (
  id uuid primary key,
  email text not null unique,
  email_verified_at timestamptz,
  name text not null,
  given_name text,
  family_name text,
  phone text,
  phone_verified_at timestamptz,
  picture text,
  locale text,
  theme text,
  registration_number text,
  civil_id text,
  identity_level text,
  is_operator boolean not null default false,
  last_tenant_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
select platform.admit('person', 'select, insert, update, delete');

-- The tenant's own copy of who belongs to it. Never deleted but with the tenant itself.
create table membership (
  tenant_id uuid not null references tenant (id) on delete cascade,
  person_id uuid not null references person (id),
  status text not null check (status in ('invited', 'active', 'suspended', 'left')),
  email text not null,
  name text not null,
  search text not null generated always as (lower((name || ' ' || email) collate platform.names)) stored,
  last_seen_at timestamptz,
  -- Sessions older than this may not switch into the tenant: they were ended here.
  sessions_ended_at timestamptz,
  joined_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, person_id)
);
create index membership_person on membership (person_id);
create index membership_created on membership (tenant_id, created_at, person_id);
create index membership_name on membership (tenant_id, (name collate platform.names), person_id);
create index membership_email on membership (tenant_id, (email collate "C"), person_id);
-- No index on `search`: LIKE is not leakproof, so under row-level security PostgreSQL would never use one.
select platform.protect('membership', 'select, insert, update');
select platform.admit('membership', 'select, insert, update');

create table platform_setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
-- Before the table is closed: an owner that is no superuser is itself under the forced policies afterwards.
insert into platform_setting (key, value) values ('platform.access_mode', '"invited"');
select platform.admit('platform_setting', 'select, insert, update');
