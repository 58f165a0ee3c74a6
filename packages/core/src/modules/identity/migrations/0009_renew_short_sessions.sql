-- A use of a session is written at most once a minute; of one that may be idle for less than that, often enough that use renews it.
create function platform.slide_after(p_idle_seconds integer) returns interval language sql immutable parallel safe
as $$ select least(60, p_idle_seconds / 4) * interval '1 second' $$;
revoke all on function platform.slide_after(integer) from public;
grant execute on function platform.slide_after(integer) to tamga_app;

create or replace function platform.authenticate_by_hash(p_token_hashes bytea[]) returns table (
  key text, id uuid, token_hash bytea, created_at timestamptz, authenticated_at timestamptz, last_seen_at timestamptz, expires_at timestamptz,
  auth_methods text[], confined boolean, is_slide_due boolean,
  person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text,
  roles json, permissions text, apps text
) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  entered record;
  -- An assignment is evaluated in place; `perform` would run a statement each time.
  was text;
begin
  was := set_config('tamga.token_hash', p_token_hashes::text, true);
  -- Arrays stand in a selection of their own: the planner would plan anew for every number of elements.
  for entered in
    select s.tenant_id as id, array_agg(h) as hashes
      from unnest((select p_token_hashes)) h
     cross join lateral (select tenant_id from session
                          where token_hash = h and expires_at > now() and idle_expires_at > now() limit 1) s
     group by s.tenant_id
  loop
    was := set_config('tamga.tenant', entered.id::text, true);
    return query
      select '\x' || encode(h, 'hex'), s.id, s.token_hash, s.created_at, s.authenticated_at, s.last_seen_at, s.expires_at, s.auth_methods, s.confined,
             s.last_seen_at < now() - platform.slide_after(s.idle_seconds),
             s.person_id, m.name, m.email, m.status,
             t.id, t.slug, t.name, t.status, t.default_language,
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(a.app, ' ') from app_installation a where a.active)
        from tenant t
       cross join unnest((select entered.hashes)) h
       cross join lateral (select * from session where token_hash = h limit 1) s
        left join lateral (select name, email, status from membership where person_id = s.person_id limit 1) m on true
        left join lateral (
          select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name)) as roles,
                 string_agg((select string_agg(p.permission, ' ') from role_permission p where p.role_id = o.id), ' ') as permissions
            from membership_role g join role o on o.id = g.role_id
           where g.person_id = s.person_id
        ) r on true;
  end loop;
end $$;

create or replace function platform.slide_session(p_tenant_id uuid, p_session_id uuid) returns void language plpgsql security invoker as $$
begin
  perform set_config('tamga.tenant', p_tenant_id::text, true);
  update session
     set last_seen_at = date_trunc('milliseconds', now()),
         idle_expires_at = least(now() + idle_seconds * interval '1 second', expires_at)
   where id = (select id from session
                where id = p_session_id and last_seen_at < now() - platform.slide_after(idle_seconds) for no key update skip locked);
  update membership set last_seen_at = date_trunc('milliseconds', now())
   where person_id = (select m.person_id from session s join membership m on m.person_id = s.person_id
                       where s.id = p_session_id for no key update of m skip locked);
end $$;

-- Whoever comes back with the token of a session that was ended is told by whom and why.
alter table session_event add column token_hash bytea;
create unique index session_event_token on session_event (token_hash) where token_hash is not null;
grant select on session_event to tamga_platform;
