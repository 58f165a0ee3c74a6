-- Whoever left before periods were kept held roles until then: the log names them in the record of the leaving. A role that is gone
-- by now has an id of its own making, always the same, so that its periods belong together.
alter table role no force row level security;
alter table membership no force row level security;
alter table audit_record no force row level security;
alter table role_grant_period no force row level security;

with leaving as (
  select a.tenant_id, a.target_id, a.at, held.role_key
    from audit_record a
   cross join lateral jsonb_array_elements_text(
           case jsonb_typeof(a.changes -> 'roles' -> 0) when 'array' then a.changes -> 'roles' -> 0 else '[]' end) as held (role_key)
   where a.action = 'member.removed' and a.target_type = 'member'
), known as (
  select l.tenant_id, m.person_id, coalesce(r.id, md5(l.tenant_id::text || l.role_key)::uuid) as role_id, l.role_key,
         coalesce(r.name, l.role_key) as role_name, given.actor_id, given.actor_name, l.at as ended_at,
         coalesce(given.at, case when m.joined_at < l.at then m.joined_at end, m.created_at) as granted_at
    from leaving l
    join membership m on m.tenant_id = l.tenant_id and m.person_id::text = l.target_id
    left join role r on r.tenant_id = l.tenant_id and r.key = l.role_key
    left join lateral (
      select a.at, a.actor_id, a.actor_name from audit_record a
       where a.tenant_id = l.tenant_id and a.target_type = 'member' and a.target_id = l.target_id and a.at < l.at
         and a.action = 'member.role_granted' and a.changes -> 'role' ->> 1 = l.role_key
       order by a.seq desc limit 1) given on true
)
insert into role_grant_period (tenant_id, person_id, role_id, role_key, role_name, automatic, granted_at, granted_by, granted_by_name, ended_at)
select k.tenant_id, k.person_id, k.role_id, k.role_key, k.role_name, k.role_key = 'user', k.granted_at, k.actor_id, k.actor_name, k.ended_at
  from known k
 where k.granted_at < k.ended_at
   and not exists (
     select from role_grant_period p
      where p.tenant_id = k.tenant_id and p.person_id = k.person_id and p.role_key = k.role_key
        and p.ended_at between k.ended_at - interval '1 minute' and k.ended_at + interval '1 minute');

alter table role_grant_period force row level security;
alter table audit_record force row level security;
alter table membership force row level security;
alter table role force row level security;
