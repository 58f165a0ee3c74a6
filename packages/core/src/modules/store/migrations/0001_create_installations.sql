create table app_installation (
  tenant_id uuid not null references tenant (id) on delete cascade,
  app text not null,
  version text not null,
  active boolean not null default true,
  installed_at timestamptz not null default date_trunc('milliseconds', now()),
  installed_by uuid,
  primary key (tenant_id, app)
);
select platform.protect('app_installation');
-- The sign-in provider asks whether a tenant's applications are switched on.
select platform.admit('app_installation', 'select');
