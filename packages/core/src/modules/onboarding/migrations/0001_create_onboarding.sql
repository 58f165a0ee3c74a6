-- Whether the administrators of a tenant put the list of first steps away. What is done is never kept: it is read from what is there.
create table tenant_onboarding (
  tenant_id uuid primary key default platform.tenant_id() references tenant (id) on delete cascade,
  hidden_at timestamptz
);
select platform.protect('tenant_onboarding', 'select, insert, update');
