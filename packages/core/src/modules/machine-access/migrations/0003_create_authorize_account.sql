-- What a service account may do, by `tenant account`: for the tokens of applications that are bound to one.
create function platform.authorize_service_account(p_keys text[]) returns table (
  key text, person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text,
  roles json, permissions text, apps text, is_use_due boolean
) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  k text;
  asked uuid;
  was text;
begin
  foreach k in array p_keys loop
    was := set_config('tamga.tenant', split_part(k, ' ', 1), true);
    asked := split_part(k, ' ', 2)::uuid;
    return query
      select k, a.id, a.name, ''::text,
             case when a.status = 'active' and (select o.status from membership o where o.person_id = a.owner_id) = 'active'
                  then 'active' else 'suspended' end,
             t.id, t.slug, t.name, t.status, t.default_language,
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(i.app, ' ') from app_installation i where i.active),
             a.last_used_at is null or a.last_used_at < now() - interval '1 minute'
        from tenant t
        join service_account a on a.id = asked
        left join lateral (
          select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name)) as roles,
                 string_agg((select string_agg(p.permission, ' ') from role_permission p where p.role_id = o.id), ' ') as permissions
            from service_account_role g join role o on o.id = g.role_id
           where g.service_account_id = a.id
        ) r on true;
  end loop;
end $$;
revoke all on function platform.authorize_service_account(text[]) from public;
grant execute on function platform.authorize_service_account(text[]) to tamga_app;

create function platform.note_service_account_use(p_tenant_id uuid, p_account_id uuid) returns void language plpgsql security invoker as $$
begin
  perform set_config('tamga.tenant', p_tenant_id::text, true);
  update service_account set last_used_at = date_trunc('milliseconds', now())
   where id = (select a.id from service_account a
                where a.id = p_account_id and (a.last_used_at is null or a.last_used_at < now() - interval '1 minute')
                  for no key update skip locked);
end $$;
revoke all on function platform.note_service_account_use(uuid, uuid) from public;
grant execute on function platform.note_service_account_use(uuid, uuid) to tamga_app;
