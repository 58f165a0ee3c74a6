-- Requests that arrive together are read together: the sessions in one statement, and what hangs on them in one for each of their tenants.
-- The presented hashes show the sessions, as one did before.
create function platform.token_hashes() returns bytea[] language sql stable parallel safe
as $$ select nullif(current_setting('tamga.token_hash', true), '')::bytea[] $$;
revoke all on function platform.token_hashes() from public;
grant execute on function platform.token_hashes() to tamga_app, tamga_platform, tamga_jobs;

-- Within a selection of its own, the list is read once for a statement and not once for a row.
alter policy tenant_isolation on session
  using (tenant_id = platform.tenant_id() or token_hash = any ((select platform.token_hashes())::bytea[]));
drop function platform.token_hash();

create or replace function platform.authenticate(p_token_hashes text[]) returns table (
  key text, id uuid, token_hash bytea, created_at timestamptz, authenticated_at timestamptz, last_seen_at timestamptz, expires_at timestamptz,
  auth_methods text[], confined boolean, is_slide_due boolean,
  person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text,
  roles json, permissions text, apps text
) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  -- As text: the planner would plan anew for every number of elements in an array.
  presented text := array_to_string(p_token_hashes, ' ');
  entered record;
  -- An assignment is evaluated in place; `perform` would run a statement each time.
  was text;
begin
  was := set_config('tamga.token_hash', '{\\x' || replace(presented, ' ', ',\\x') || '}', true);
  for entered in
    select s.tenant_id as id, string_agg(h, ' ') as hashes
      from string_to_table(presented, ' ') h
     cross join lateral (select tenant_id from session
                          where token_hash = decode(h, 'hex') and expires_at > now() and idle_expires_at > now() limit 1) s
     group by s.tenant_id
  loop
    was := set_config('tamga.tenant', entered.id::text, true);
    return query
      select h, s.id, s.token_hash, s.created_at, s.authenticated_at, s.last_seen_at, s.expires_at, s.auth_methods, s.confined,
             s.last_seen_at < now() - interval '1 minute',
             s.person_id, m.name, m.email, m.status,
             t.id, t.slug, t.name, t.status, t.default_language,
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(a.app, ' ') from app_installation a where a.active)
        from tenant t
       cross join string_to_table(entered.hashes, ' ') h
       cross join lateral (select * from session where token_hash = decode(h, 'hex') limit 1) s
        left join lateral (select name, email, status from membership where person_id = s.person_id limit 1) m on true
        left join lateral (
          select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name)) as roles,
                 string_agg((select string_agg(p.permission, ' ') from role_permission p where p.role_id = o.id), ' ') as permissions
            from membership_role g join role o on o.id = g.role_id
           where g.person_id = s.person_id
        ) r on true;
  end loop;
end $$;
