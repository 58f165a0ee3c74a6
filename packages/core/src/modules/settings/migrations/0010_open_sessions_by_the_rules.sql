-- With the rules of the tenant, and in few statements: each costs more than what it reads. A sign-in by password that is one statement by
-- itself gets the tenant's lifetimes where they are shorter; nothing is begun where the tenant does not take passwords, limits networks or
-- the number of sessions, or where the device is new: whoever asked looks at that, and at the mail about the device, first.
create or replace function platform.open_session(
  p_person_id uuid, p_tenant_id uuid, p_session_id uuid, p_token_hash bytea, p_idle integer, p_max integer,
  p_auth_methods text[], p_provider_id uuid, p_confined boolean, p_ip text, p_user_agent text, p_fingerprint bytea, p_remembered interval,
  p_failures bytea, p_record jsonb, p_acr text, p_device bytea, p_password_hash text, p_is_alone boolean
) returns table (outcome text, expires_at timestamptz, is_new_device boolean, tenants json) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  v_entrance record;
  v_proof record;
  -- The same as of every transaction of the service, for a call that is one by itself.
  was text := set_config('lock_timeout', '5s', true);
begin
  -- Waits for whoever changes just now by what this person signs in and ends their sessions, and for whoever suspends the member. A lock that
  -- others share would have to be raised for the updates below. What they changed is read after they are done, by the next statement.
  select p.last_tenant_id is distinct from p_tenant_id as is_elsewhere,
         m.last_seen_at is null or m.last_seen_at < now() - interval '1 minute' as is_visit_due,
         y.session_idle, y.session_max, coalesce(y.federated_counts, false) as federated_counts,
         coalesce(y.second_factor <> 'off', false) as may_require_factor,
         coalesce(not y.password_enabled or y.session_limit is not null or cardinality(y.allowed_networks) > 0, false) as has_more_rules
    into v_entrance
    from person p
    join membership m on m.person_id = p.id and m.tenant_id = p_tenant_id and m.status = 'active'
    join tenant t on t.id = m.tenant_id and t.status = 'active'
    left join tenant_security y on y.tenant_id = t.id
   where p.id = p_person_id
     for no key update of p, m;
  if not found then
    outcome := 'no_member';
    return next;
    return;
  end if;
  select exists (select from totp f where f.person_id = p_person_id and f.confirmed_at is not null) as has_factor,
         p_password_hash is null or exists (
           select from credential c where c.person_id = p_person_id and c.password_hash = p_password_hash) as is_current,
         d.known, d.seen_at
    into v_proof
    from (select count(*) as known, max(last_seen_at) filter (where fingerprint = p_fingerprint) as seen_at
            from known_device where person_id = p_person_id) d;
  is_new_device := v_proof.known > 0 and coalesce(v_proof.seen_at <= now() - p_remembered, true);
  if not v_proof.is_current then
    outcome := 'password_changed';
    return next;
    return;
  end if;
  if p_is_alone then
    if v_entrance.has_more_rules or is_new_device or p_auth_methods[1] <> 'pwd' then
      outcome := 'more_rules';
      return next;
      return;
    end if;
    p_max := least(p_max, v_entrance.session_max);
    p_idle := least(p_idle, p_max, v_entrance.session_idle);
  end if;
  if p_auth_methods @> '{fed,mfa}' and platform.is_strong(p_acr, p_auth_methods, v_entrance.federated_counts) then
    p_acr := 'acr:2';
  end if;
  if p_acr = 'acr:1' then
    outcome := 'owes_factor';
    if v_proof.has_factor then
      if not exists (select from remembered_device d
                      where d.token_hash = p_device and d.person_id = p_person_id and d.expires_at > now()) then
        return next;
        return;
      end if;
    end if;
    if v_entrance.may_require_factor and platform.requires_factor(p_tenant_id, p_person_id) then
      return next;
      return;
    end if;
  end if;
  if p_device is not null then
    update remembered_device set last_used_at = now() where token_hash = p_device and person_id = p_person_id;
  end if;
  if v_entrance.is_elsewhere then
    update person set last_tenant_id = p_tenant_id where id = p_person_id;
  end if;
  if v_entrance.is_visit_due then
    update membership set last_seen_at = date_trunc('milliseconds', now()) where tenant_id = p_tenant_id and person_id = p_person_id;
  end if;
  if p_failures is not null then
    delete from login_failure where key = p_failures;
  end if;
  if coalesce(v_proof.seen_at < now() - interval '1 minute', true) then
    insert into known_device (person_id, fingerprint) values (p_person_id, p_fingerprint)
        on conflict (person_id, fingerprint) do update set last_seen_at = now();
  end if;
  with made as (
    insert into session (id, token_hash, person_id, tenant_id, idle_seconds, idle_expires_at, expires_at, ip, user_agent, auth_methods, provider_id, confined, acr)
    values (p_session_id, p_token_hash, p_person_id, p_tenant_id, p_idle, now() + p_idle * interval '1 second',
            date_trunc('milliseconds', now() + p_max * interval '1 second'), p_ip, p_user_agent, p_auth_methods, p_provider_id, p_confined, p_acr)
    returning session.expires_at
  ), noted as (
    insert into audit_record (tenant_id, id, kind, action, actor_id, actor_name, actor_email, target_type, target_id, target_name, changes, ip, user_agent, request_id)
    select * from jsonb_to_record(p_record) as r (
      tenant_id uuid, id uuid, kind text, action text, actor_id uuid, actor_name text, actor_email text, target_type text, target_id text,
      target_name text, changes jsonb, ip text, user_agent text, request_id text)
  )
  select 'begun', made.expires_at, (
           select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by coalesce(m.joined_at, m.created_at), t.id)
             from membership m join tenant t on t.id = m.tenant_id
            where m.person_id = p_person_id and m.status = 'active' and (t.status = 'active' or t.id = p_tenant_id))
    into outcome, expires_at, tenants
    from made;
  return next;
end $$;
