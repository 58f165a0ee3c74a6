create table role (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  key text not null,
  name text not null,
  description text not null default '',
  built_in boolean not null default false,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, key)
);
select platform.protect('role');

create table role_permission (
  tenant_id uuid not null,
  role_id uuid not null,
  permission text not null,
  primary key (tenant_id, role_id, permission),
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade
);
select platform.protect('role_permission');

create table role_owner (
  tenant_id uuid not null,
  role_id uuid not null,
  person_id uuid not null,
  primary key (tenant_id, role_id, person_id),
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
select platform.protect('role_owner');

create table membership_role (
  tenant_id uuid not null,
  person_id uuid not null,
  role_id uuid not null,
  -- The role `user`, which every member receives by itself.
  automatic boolean not null default false,
  granted_at timestamptz not null default date_trunc('milliseconds', now()),
  granted_by uuid,
  granted_by_name text,
  primary key (tenant_id, person_id, role_id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade,
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade
);
create index membership_role_role on membership_role (tenant_id, role_id);
select platform.protect('membership_role');

-- Noted at most once a day for each member and permission: the evidence of an access review.
create table permission_use (
  tenant_id uuid not null,
  person_id uuid not null,
  permission text not null,
  last_used_on date not null,
  primary key (tenant_id, person_id, permission),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
select platform.protect('permission_use', 'select, insert, update');
