-- How strongly the person of a session was authenticated (an OpenID Connect acr value). Sessions from before had one factor.
alter table session add column acr text not null default 'acr:1';

-- As platform.begin_session, with the strength and the token of a remembered device; whoever owes a second factor gets no session, and
-- `owes_factor` says so. Both functions before stay for processes of the version before, which run beside new ones during an upgrade.
create function platform.start_session(
  p_person_id uuid, p_tenant_id uuid, p_session_id uuid, p_token_hash bytea, p_idle integer, p_max integer,
  p_auth_methods text[], p_provider_id uuid, p_confined boolean, p_ip text, p_user_agent text,
  p_fingerprint bytea, p_remembered interval, p_failures bytea, p_record jsonb, p_acr text, p_device bytea
) returns table (expires_at timestamptz, is_new_device boolean, tenants json, owes_factor boolean) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  is_first_device boolean;
  -- The same as of every transaction of the service, for a call that is one by itself.
  was text := set_config('lock_timeout', '5s', true);
begin
  owes_factor := false;
  update person set last_tenant_id = p_tenant_id where id = p_person_id;
  update membership set last_seen_at = date_trunc('milliseconds', now())
   where tenant_id = p_tenant_id and person_id = p_person_id and status = 'active'
     and exists (select from tenant where id = p_tenant_id and status = 'active');
  if not found then
    return;
  end if;
  if p_failures is not null then
    delete from login_failure where key = p_failures;
  end if;
  select count(*) = 0, coalesce(max(last_seen_at) filter (where fingerprint = p_fingerprint) <= now() - p_remembered, true)
    into is_first_device, is_new_device
    from known_device where person_id = p_person_id;
  is_new_device := is_new_device and not is_first_device;
  insert into known_device (person_id, fingerprint) values (p_person_id, p_fingerprint)
      on conflict (person_id, fingerprint) do update set last_seen_at = now();
  insert into session (id, token_hash, person_id, tenant_id, idle_seconds, idle_expires_at, expires_at, ip, user_agent, auth_methods, provider_id, confined, acr)
  values (p_session_id, p_token_hash, p_person_id, p_tenant_id, p_idle, now() + p_idle * interval '1 second',
          date_trunc('milliseconds', now() + p_max * interval '1 second'), p_ip, p_user_agent, p_auth_methods, p_provider_id, p_confined, p_acr)
  returning session.expires_at into expires_at;
  insert into audit_record (tenant_id, id, kind, action, actor_id, actor_name, actor_email, target_type, target_id, target_name, changes, ip, user_agent, request_id)
  select * from jsonb_to_record(p_record) as r (
    tenant_id uuid, id uuid, kind text, action text, actor_id uuid, actor_name text, actor_email text, target_type text, target_id text,
    target_name text, changes jsonb, ip text, user_agent text, request_id text);
  select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by coalesce(m.joined_at, m.created_at), t.id)
    into tenants
    from membership m join tenant t on t.id = m.tenant_id
   where m.person_id = p_person_id and m.status = 'active' and (t.status = 'active' or t.id = p_tenant_id);
  return next;
end $$;
revoke all on function platform.start_session(uuid, uuid, uuid, bytea, integer, integer, text[], uuid, boolean, text, text, bytea, interval, bytea, jsonb, text, bytea) from public;
grant execute on function platform.start_session(uuid, uuid, uuid, bytea, integer, integer, text[], uuid, boolean, text, text, bytea, interval, bytea, jsonb, text, bytea) to tamga_platform;

-- As platform.authenticate_session, with the strength of the session and whether the tenant asks for more of this person.
create function platform.check_session(p_token_hashes bytea[]) returns table (
  key text, id uuid, token_hash bytea, created_at timestamptz, authenticated_at timestamptz, last_seen_at timestamptz, expires_at timestamptz,
  auth_methods text[], acr text, confined boolean, is_slide_due boolean, requires_factor boolean, refuses_password boolean,
  person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text, languages text,
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
      select '\x' || encode(h, 'hex'), s.id, s.token_hash, s.created_at, s.authenticated_at, s.last_seen_at, s.expires_at, s.auth_methods, s.acr, s.confined,
             s.last_seen_at < now() - platform.slide_after(s.idle_seconds), false, false,
             s.person_id, m.name, m.email, m.status,
             t.id, t.slug, t.name, t.status, t.default_language, array_to_string(t.languages, ' '),
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
revoke all on function platform.check_session(bytea[]) from public;
grant execute on function platform.check_session(bytea[]) to tamga_app;
