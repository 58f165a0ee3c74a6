-- Units (departments) of a tenant are a tree. Who stands in a unit or below it is asked at every authorisation of a client with an
-- audience, so the ancestors of each unit are written out: the answer is two look-ups by key, however deep or large the tree is, and
-- a subtree moves in one statement over units, never over members.
create table unit (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  parent_id uuid,
  name text not null,
  code text,
  manager_id uuid,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  -- Judged when a statement ends: an import may exchange names.
  constraint unit_code unique (tenant_id, code) deferrable,
  constraint unit_name unique nulls not distinct (tenant_id, parent_id, name) deferrable,
  foreign key (tenant_id, parent_id) references unit (tenant_id, id),
  foreign key (tenant_id, manager_id) references membership (tenant_id, person_id) on delete set null (manager_id)
);
create index unit_sorted on unit (tenant_id, (name collate platform.names), id);
create index unit_children on unit (tenant_id, parent_id, (name collate platform.names), id);
create index unit_manager on unit (tenant_id, manager_id);
select platform.protect('unit');

-- Every unit with itself (distance 0) and all that it lies below.
create table unit_ancestor (
  tenant_id uuid not null,
  unit_id uuid not null,
  ancestor_id uuid not null,
  distance smallint not null,
  primary key (tenant_id, unit_id, ancestor_id),
  foreign key (tenant_id, unit_id) references unit (tenant_id, id) on delete cascade,
  foreign key (tenant_id, ancestor_id) references unit (tenant_id, id) on delete cascade
);
create index unit_ancestor_below on unit_ancestor (tenant_id, ancestor_id, unit_id);
select platform.protect('unit_ancestor');
-- The sign-in provider asks it across tenants.
select platform.admit('unit_ancestor', 'select');

alter table membership add column unit_id uuid;
alter table membership add column position text;
alter table membership add column manager_id uuid;
alter table membership add column employee_number text;
alter table membership add foreign key (tenant_id, unit_id) references unit (tenant_id, id) on delete set null (unit_id);
alter table membership add foreign key (tenant_id, manager_id) references membership (tenant_id, person_id) on delete set null (manager_id);
create index membership_unit on membership (tenant_id, unit_id, status, person_id);
create index membership_manager on membership (tenant_id, manager_id);

-- What became of units and who came and went, for as long as the tenant exists. The unit itself may be gone.
create table unit_event (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  unit_id uuid not null,
  kind text not null check (kind in
    ('created', 'renamed', 'moved', 'manager_changed', 'deleted', 'member_added', 'member_removed')),
  person_id uuid,
  -- Names as they were: of the unit, of the unit above it, of its manager, of the unit that a member came from or went to.
  previous text,
  current text,
  actor_id uuid,
  actor_name text,
  at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index unit_event_unit on unit_event (tenant_id, unit_id, id);
create index unit_event_person on unit_event (tenant_id, person_id, id);
select platform.protect('unit_event', 'select, insert');
