-- The session check of requests in one round trip, under the tenant role and its policies: the presented hash shows the session,
-- the session's tenant then opens the rest, which needs no condition on the tenant beside the policies. Several requests that
-- arrive together come in one call; each is read in its own tenant.
create function platform.authenticate(p_token_hashes text[]) returns table (
  key text, id uuid, token_hash bytea, created_at timestamptz, authenticated_at timestamptz, last_seen_at timestamptz, expires_at timestamptz,
  auth_methods text[], confined boolean, is_slide_due boolean,
  person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text,
  roles json, permissions text, apps text
) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  h text;
  s session;
  -- An assignment is evaluated in place; `perform` would run a statement each time.
  was text;
begin
  foreach h in array p_token_hashes loop
    was := set_config('tamga.token_hash', h, true);
    select * into s from session where session.token_hash = decode(h, 'hex');
    continue when not found or s.expires_at <= now() or s.idle_expires_at <= now();
    was := set_config('tamga.tenant', s.tenant_id::text, true);
    return query
      select h, s.id, s.token_hash, s.created_at, s.authenticated_at, s.last_seen_at, s.expires_at, s.auth_methods, s.confined,
             s.last_seen_at < now() - interval '1 minute',
             s.person_id, m.name, m.email, m.status,
             t.id, t.slug, t.name, t.status, t.default_language,
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(a.app, ' ') from app_installation a where a.active)
        from tenant t
        left join membership m on m.person_id = s.person_id
        left join lateral (
          select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name)) as roles,
                 string_agg((select string_agg(p.permission, ' ') from role_permission p where p.role_id = o.id), ' ') as permissions
            from membership_role g join role o on o.id = g.role_id
           where g.person_id = s.person_id
        ) r on true;
  end loop;
end $$;
revoke all on function platform.authenticate(text[]) from public;
grant execute on function platform.authenticate(text[]) to tamga_app;

-- A session slides, and a member is seen, at most once a minute. A row that somebody else holds is left alone: no request waits
-- for it, and the next one comes soon.
create function platform.slide_session(p_tenant_id uuid, p_session_id uuid) returns void language plpgsql security invoker as $$
begin
  perform set_config('tamga.tenant', p_tenant_id::text, true);
  update session
     set last_seen_at = date_trunc('milliseconds', now()),
         idle_expires_at = least(now() + idle_seconds * interval '1 second', expires_at)
   where id = (select id from session
                where id = p_session_id and last_seen_at < now() - interval '1 minute' for no key update skip locked);
  update membership set last_seen_at = date_trunc('milliseconds', now())
   where person_id = (select m.person_id from session s join membership m on m.person_id = s.person_id
                       where s.id = p_session_id for no key update of m skip locked);
end $$;
revoke all on function platform.slide_session(uuid, uuid) from public;
grant execute on function platform.slide_session(uuid, uuid) to tamga_app;
