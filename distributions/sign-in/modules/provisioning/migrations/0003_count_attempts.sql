-- How the attempts of each hour ended: what a target is worth is told by its last day, not by its last answer.
create table scim_target_hour (
  tenant_id uuid not null,
  target_id uuid not null,
  hour timestamptz not null,
  succeeded integer not null default 0,
  failed integer not null default 0,
  primary key (tenant_id, target_id, hour),
  foreign key (tenant_id, target_id) references scim_target (tenant_id, id) on delete cascade
);
select platform.protect('scim_target_hour');
