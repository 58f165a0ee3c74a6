-- As before, and: a sign-in writes what has changed alone. The last visit of a member is kept to the minute, as it is for a session that
-- is in use: a new version of that row goes into ten indexes. Most people sign in to the organisation that they were in before.
create or replace function platform.start_session(
  p_person_id uuid, p_tenant_id uuid, p_session_id uuid, p_token_hash bytea, p_idle integer, p_max integer,
  p_auth_methods text[], p_provider_id uuid, p_confined boolean, p_ip text, p_user_agent text,
  p_fingerprint bytea, p_remembered interval, p_failures bytea, p_record jsonb, p_acr text, p_device bytea
) returns table (expires_at timestamptz, is_new_device boolean, tenants json, owes_factor boolean) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  is_first_device boolean;
  is_visit_due boolean;
  -- The same as of every transaction of the service, for a call that is one by itself.
  was text := set_config('lock_timeout', '5s', true);
begin
  if p_auth_methods @> '{fed,mfa}' and platform.is_strong(p_acr, p_auth_methods, coalesce((
    select federated_counts from tenant_security where tenant_id = p_tenant_id), false)) then
    p_acr := 'acr:2';
  end if;
  owes_factor := p_acr = 'acr:1' and (
    (exists (select from totp f where f.person_id = p_person_id and f.confirmed_at is not null)
     and not exists (select from remembered_device d
                      where d.token_hash = p_device and d.person_id = p_person_id and d.expires_at > now()))
    or platform.requires_factor(p_tenant_id, p_person_id));
  if owes_factor then
    -- Only a member is asked for it: whoever may not enter is told that instead.
    perform from membership m join tenant t on t.id = m.tenant_id
      where m.tenant_id = p_tenant_id and m.person_id = p_person_id and m.status = 'active' and t.status = 'active';
    if found then
      return next;
    end if;
    return;
  end if;
  if p_device is not null then
    update remembered_device set last_used_at = now() where token_hash = p_device and person_id = p_person_id;
  end if;
  -- Waits for whoever changes just now by what this person signs in, and ends their sessions.
  perform from person where id = p_person_id for no key update;
  update person set last_tenant_id = p_tenant_id where id = p_person_id and last_tenant_id is distinct from p_tenant_id;
  -- Waits for whoever suspends the member just now. A lock that others share would have to be raised for the update below.
  select m.last_seen_at is null or m.last_seen_at < now() - interval '1 minute' into is_visit_due
    from membership m join tenant t on t.id = m.tenant_id
   where m.tenant_id = p_tenant_id and m.person_id = p_person_id and m.status = 'active' and t.status = 'active'
     for no key update of m;
  if not found then
    return;
  end if;
  if is_visit_due then
    update membership set last_seen_at = date_trunc('milliseconds', now()) where tenant_id = p_tenant_id and person_id = p_person_id;
  end if;
  if p_failures is not null then
    delete from login_failure where key = p_failures;
  end if;
  select count(*) = 0, coalesce(max(last_seen_at) filter (where fingerprint = p_fingerprint) <= now() - p_remembered, true)
    into is_first_device, is_new_device
    from known_device where person_id = p_person_id;
  is_new_device := is_new_device and not is_first_device;
  insert into known_device (person_id, fingerprint) values (p_person_id, p_fingerprint)
      on conflict (person_id, fingerprint) do update set last_seen_at = now() where known_device.last_seen_at < now() - interval '1 minute';
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
