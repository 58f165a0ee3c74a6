-- What a member may do, for an application that acts in their name: the same answer as the session check gives, by tenant and
-- person instead of a session's token. Under the tenant role and its policies, each key in its own tenant.
create function platform.authorize_member(p_keys text[]) returns table (
  key text, person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text,
  roles json, permissions text, apps text
) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  k text;
  was text;
begin
  foreach k in array p_keys loop
    was := set_config('tamga.tenant', split_part(k, ' ', 1), true);
    return query
      select k, m.person_id, m.name, m.email, m.status, t.id, t.slug, t.name, t.status, t.default_language,
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(a.app, ' ') from app_installation a where a.active)
        from tenant t
        join membership m on m.person_id = split_part(k, ' ', 2)::uuid
        left join lateral (
          select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name)) as roles,
                 string_agg((select string_agg(p.permission, ' ') from role_permission p where p.role_id = o.id), ' ') as permissions
            from membership_role g join role o on o.id = g.role_id
           where g.person_id = m.person_id
        ) r on true;
  end loop;
end $$;
revoke all on function platform.authorize_member(text[]) from public;
grant execute on function platform.authorize_member(text[]) to tamga_app;
