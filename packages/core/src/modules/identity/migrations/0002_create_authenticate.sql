-- The session check of every request in one round trip, under the tenant role and its policies: the presented hash shows the
-- session, the session's tenant then opens the rest. A sliding session writes at most once a minute.
create function platform.authenticate(p_token_hash bytea) returns table (
  id uuid, token_hash bytea, created_at timestamptz, authenticated_at timestamptz, last_seen_at timestamptz, expires_at timestamptz,
  auth_methods text[], confined boolean,
  person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text,
  roles json, permissions text, apps text
) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  s record;
begin
  perform set_config('tamga.token_hash', encode(p_token_hash, 'hex'), true);
  select * into s from session where session.token_hash = p_token_hash;
  if not found or s.expires_at <= now() or s.idle_expires_at <= now() then
    return;
  end if;
  perform set_config('tamga.tenant', s.tenant_id::text, true);
  if s.last_seen_at < now() - interval '1 minute' then
    update session
       set last_seen_at = date_trunc('milliseconds', now()),
           idle_expires_at = least(now() + session.idle_seconds * interval '1 second', session.expires_at)
     where session.id = s.id;
    update membership set last_seen_at = date_trunc('milliseconds', now())
     where membership.tenant_id = s.tenant_id and membership.person_id = s.person_id;
  end if;
  return query
    select s.id, s.token_hash, s.created_at, s.authenticated_at, s.last_seen_at, s.expires_at, s.auth_methods, s.confined,
           s.person_id, m.name, m.email, m.status,
           t.id, t.slug, t.name, t.status, t.default_language,
           coalesce(r.roles, '[]'::json), r.permissions,
           (select string_agg(a.app, ' ') from app_installation a where a.tenant_id = s.tenant_id and a.active)
      from tenant t
      left join membership m on m.tenant_id = t.id and m.person_id = s.person_id
      left join lateral (
        select json_agg(json_build_object('id', x.id, 'key', x.key, 'name', x.name)) as roles,
               string_agg(x.permissions, ' ') as permissions
          from (
            select o.id, o.key, o.name,
                   (select string_agg(p.permission, ' ') from role_permission p where p.tenant_id = s.tenant_id and p.role_id = o.id) as permissions
              from membership_role g join role o on o.tenant_id = g.tenant_id and o.id = g.role_id
             where g.tenant_id = s.tenant_id and g.person_id = s.person_id
             order by o.key) x
      ) r on true
     where t.id = s.tenant_id;
end $$;
revoke all on function platform.authenticate(bytea) from public;
grant execute on function platform.authenticate(bytea) to tamga_app;
