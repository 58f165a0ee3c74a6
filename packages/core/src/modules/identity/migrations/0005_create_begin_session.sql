-- What a sign-in writes, in one call: the tenant remembered, the member seen, the failures forgotten, the device known, the session
-- begun and recorded. The person, then the membership, then the session: whoever holds more than one of them takes them in this
-- order. No row, and nothing written that matters, when the person may not enter the tenant any more.
create function platform.begin_session(
  p_person_id uuid, p_tenant_id uuid, p_session_id uuid, p_token_hash bytea, p_idle integer, p_max integer,
  p_auth_methods text[], p_provider_id uuid, p_confined boolean, p_ip text, p_user_agent text,
  p_fingerprint bytea, p_remembered interval, p_failures bytea, p_record jsonb
) returns table (expires_at timestamptz, is_new_device boolean, tenants json) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  is_first_device boolean;
  -- The same as of every transaction of the service, for a call that is one by itself.
  was text := set_config('lock_timeout', '5s', true);
begin
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
  insert into session (id, token_hash, person_id, tenant_id, idle_seconds, idle_expires_at, expires_at, ip, user_agent, auth_methods, provider_id, confined)
  values (p_session_id, p_token_hash, p_person_id, p_tenant_id, p_idle, now() + p_idle * interval '1 second',
          date_trunc('milliseconds', now() + p_max * interval '1 second'), p_ip, p_user_agent, p_auth_methods, p_provider_id, p_confined)
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
revoke all on function platform.begin_session(uuid, uuid, uuid, bytea, integer, integer, text[], uuid, boolean, text, text, bytea, interval, bytea, jsonb) from public;
grant execute on function platform.begin_session(uuid, uuid, uuid, bytea, integer, integer, text[], uuid, boolean, text, text, bytea, interval, bytea, jsonb) to tamga_platform;
