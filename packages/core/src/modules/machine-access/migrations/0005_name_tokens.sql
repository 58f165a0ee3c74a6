-- As platform.authenticate_api_token, with the name and the first characters of the token: the audit log says which one acted. The function
-- before stays for processes of the version before, which run beside new ones during an upgrade.
create function platform.identify_api_token(p_token_hashes bytea[]) returns table (
  key text, id uuid, token_hash bytea, created_at timestamptz, expires_at timestamptz, is_use_due boolean,
  token_permissions text[], networks text[], is_person boolean, token_name text, token_prefix text,
  person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text, tenant_networks text[],
  roles json, permissions text, apps text
) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  entered record;
  was text;
begin
  was := set_config('tamga.token_hash', p_token_hashes::text, true);
  for entered in
    select s.tenant_id as id, array_agg(h) as hashes
      from unnest((select p_token_hashes)) h
     cross join lateral (select tenant_id from api_token_secret
                          where token_hash = h and (expires_at is null or expires_at > now()) limit 1) s
     group by s.tenant_id
  loop
    was := set_config('tamga.tenant', entered.id::text, true);
    return query
      select '\x' || encode(h, 'hex'), k.id, h, k.created_at, k.expires_at,
             s.last_used_at is null or s.last_used_at < now() - interval '1 minute',
             k.permissions, k.networks, k.person_id is not null, k.name, s.prefix,
             coalesce(k.person_id, a.id), coalesce(m.name, a.name), coalesce(m.email, ''), coalesce(m.status, a.status),
             t.id, t.slug, t.name, t.status, t.default_language,
             (select y.allowed_networks from tenant_security y),
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(i.app, ' ') from app_installation i where i.active)
        from tenant t
       cross join unnest((select entered.hashes)) h
       cross join lateral (select token_id, last_used_at, prefix from api_token_secret where token_hash = h limit 1) s
       cross join lateral (select * from api_token where id = s.token_id and (expires_at is null or expires_at > now()) limit 1) k
        left join lateral (select name, email, status from membership where person_id = k.person_id limit 1) m on true
        -- Who answers for the account has to be there.
        left join lateral (
          select c.id, c.name,
                 case when c.status = 'active' and (select o.status from membership o where o.person_id = c.owner_id) = 'active'
                      then 'active' else 'suspended' end as status
            from service_account c where c.id = k.service_account_id limit 1) a on true
        left join lateral (
          select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name)) as roles,
                 string_agg((select string_agg(p.permission, ' ') from role_permission p where p.role_id = o.id), ' ') as permissions
            from (select g.role_id from membership_role g where g.person_id = k.person_id
                  union all
                  select g.role_id from service_account_role g where g.service_account_id = k.service_account_id) held
            join role o on o.id = held.role_id
        ) r on true;
  end loop;
end $$;
revoke all on function platform.identify_api_token(bytea[]) from public;
grant execute on function platform.identify_api_token(bytea[]) to tamga_app;
