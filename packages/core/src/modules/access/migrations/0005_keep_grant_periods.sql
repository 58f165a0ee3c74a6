-- Who held which role, from when until when. Roles and names are copied: a period outlives the role that it tells of.
create table role_grant_period (
  tenant_id uuid not null,
  id uuid not null default platform.uuidv7(),
  person_id uuid not null,
  role_id uuid not null,
  role_key text not null,
  role_name text not null,
  automatic boolean not null,
  granted_at timestamptz not null,
  granted_by uuid,
  granted_by_name text,
  -- Null while it lasts.
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create unique index role_grant_period_open on role_grant_period (tenant_id, person_id, role_id) where ended_at is null;
create index role_grant_period_person on role_grant_period (tenant_id, person_id, granted_at);
select platform.protect('role_grant_period', 'select, insert');
-- What was is not rewritten: a period ends, and nothing else of it changes.
grant update (ended_at, role_key, role_name) on role_grant_period to tamga_app;

alter table role no force row level security;
alter table membership_role no force row level security;
alter table membership no force row level security;
alter table audit_record no force row level security;
alter table role_grant_period no force row level security;

insert into role_grant_period (tenant_id, person_id, role_id, role_key, role_name, automatic, granted_at, granted_by, granted_by_name)
select g.tenant_id, g.person_id, g.role_id, r.key, r.name, g.automatic, g.granted_at, g.granted_by, g.granted_by_name
  from membership_role g join role r on r.tenant_id = g.tenant_id and r.id = g.role_id;

-- Grants that ended before this table existed, where the log tells of both their beginning and their end.
with told as (
  select a.tenant_id, a.target_id, a.action, a.at, a.actor_id, a.actor_name,
         coalesce(a.changes -> 'role' ->> 0, a.changes -> 'role' ->> 1) as role_key,
         lead(a.action) over following as next_action, lead(a.at) over following as next_at
    from audit_record a where a.action in ('member.role_granted', 'member.role_revoked')
  window following as (partition by a.tenant_id, a.target_id, coalesce(a.changes -> 'role' ->> 0, a.changes -> 'role' ->> 1) order by a.seq)
)
insert into role_grant_period (tenant_id, person_id, role_id, role_key, role_name, automatic, granted_at, granted_by, granted_by_name, ended_at)
select t.tenant_id, m.person_id, r.id, r.key, r.name, false, t.at, t.actor_id, t.actor_name, t.next_at
  from told t
  join membership m on m.tenant_id = t.tenant_id and m.person_id::text = t.target_id
  join role r on r.tenant_id = t.tenant_id and r.key = t.role_key
 where t.action = 'member.role_granted' and t.next_action = 'member.role_revoked';

alter table role_grant_period force row level security;
alter table audit_record force row level security;
alter table membership force row level security;
alter table membership_role force row level security;
alter table role force row level security;

create function platform.begin_grant_periods() returns trigger language plpgsql as $$
begin
  insert into public.role_grant_period (tenant_id, person_id, role_id, role_key, role_name, automatic, granted_at, granted_by, granted_by_name)
  select g.tenant_id, g.person_id, g.role_id, r.key, r.name, g.automatic, g.granted_at, g.granted_by, g.granted_by_name
    from begun g join public.role r on r.tenant_id = g.tenant_id and r.id = g.role_id;
  return null;
end $$;
revoke all on function platform.begin_grant_periods() from public;
create trigger membership_role_begins after insert on membership_role
  referencing new table as begun for each statement execute function platform.begin_grant_periods();

-- A grant that goes with its membership or tenant is deleted by a foreign key, one level deeper, and so are its periods.
create function platform.end_grant_period() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    update public.role_grant_period p
       set ended_at = date_trunc('milliseconds', now()), role_key = coalesce(r.key, p.role_key), role_name = coalesce(r.name, p.role_name)
      from (select 1) one left join public.role r on r.tenant_id = old.tenant_id and r.id = old.role_id
     where p.tenant_id = old.tenant_id and p.person_id = old.person_id and p.role_id = old.role_id and p.ended_at is null;
  end if;
  return old;
end $$;
revoke all on function platform.end_grant_period() from public;
create trigger membership_role_ends before delete on membership_role
  for each row execute function platform.end_grant_period();
