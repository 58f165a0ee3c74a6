-- How a tenant presents itself: texts by language, and what the landing page shows. Absent = as the installation.
create table tenant_brand (
  tenant_id uuid primary key references tenant (id) on delete cascade,
  brand jsonb not null default '{}',
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1
);
select platform.protect('tenant_brand', 'select, insert, update');

-- What a tenant asks beyond the installation; null = as the installation.
create table tenant_security (
  tenant_id uuid primary key references tenant (id) on delete cascade,
  session_idle integer check (session_idle > 0),
  session_max integer check (session_max > 0),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1
);
select platform.protect('tenant_security', 'select, insert, update');
-- A session begins before anyone is in the tenant.
select platform.admit('tenant_security', 'select');
