-- The tokens that requests present together, each with its holder, tenant and rights, in one round trip. What is compared with a column
-- arrives finished, in the type of the column: only then is an index used under row-level security.
create function platform.authenticate_api_token(p_token_hashes bytea[]) returns table (
  key text, id uuid, token_hash bytea, created_at timestamptz, expires_at timestamptz, is_use_due boolean,
  token_permissions text[], networks text[], is_person boolean,
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
             k.permissions, k.networks, k.person_id is not null,
             coalesce(k.person_id, a.id), coalesce(m.name, a.name), coalesce(m.email, ''), coalesce(m.status, a.status),
             t.id, t.slug, t.name, t.status, t.default_language,
             (select y.allowed_networks from tenant_security y),
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(i.app, ' ') from app_installation i where i.active)
        from tenant t
       cross join unnest((select entered.hashes)) h
       cross join lateral (select token_id, last_used_at from api_token_secret where token_hash = h limit 1) s
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
revoke all on function platform.authenticate_api_token(bytea[]) from public;
grant execute on function platform.authenticate_api_token(bytea[]) to tamga_app;

-- A use is written at most once a minute, and nobody waits for another who writes it.
create function platform.note_api_token_use(p_tenant_id uuid, p_token_hash bytea) returns void language plpgsql security invoker as $$
declare
  used uuid;
  account uuid;
begin
  perform set_config('tamga.tenant', p_tenant_id::text, true);
  update api_token_secret set last_used_at = date_trunc('milliseconds', now())
   where token_hash = (select s.token_hash from api_token_secret s
                        where s.token_hash = p_token_hash and (s.last_used_at is null or s.last_used_at < now() - interval '1 minute')
                          for no key update skip locked)
  returning token_id into used;
  if used is null then
    return;
  end if;
  update api_token set last_used_at = date_trunc('milliseconds', now())
   where id = (select t.id from api_token t where t.id = used for no key update skip locked)
  returning service_account_id into account;
  update service_account set last_used_at = date_trunc('milliseconds', now())
   where id = (select a.id from service_account a where a.id = account for no key update skip locked);
end $$;
revoke all on function platform.note_api_token_use(uuid, bytea) from public;
grant execute on function platform.note_api_token_use(uuid, bytea) to tamga_app;
