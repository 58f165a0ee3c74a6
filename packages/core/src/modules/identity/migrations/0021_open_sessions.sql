-- No process that can run beside this release calls it.
drop function platform.begin_session(uuid, uuid, uuid, bytea, integer, integer, text[], uuid, boolean, text, text, bytea, interval, bytea, jsonb);

-- Begins a session and says how that went: begun, no_member, owes_factor, password_changed, or that rules of the tenant have to be looked at
-- first, which is an answer for a sign-in that is one statement by itself (p_is_alone). p_password_hash is what a password was found right by:
-- whoever changes it meanwhile locks the person, and what was proven by the old one begins nothing. The module that keeps the rules of
-- tenants replaces this function.
create function platform.open_session(
  p_person_id uuid, p_tenant_id uuid, p_session_id uuid, p_token_hash bytea, p_idle integer, p_max integer,
  p_auth_methods text[], p_provider_id uuid, p_confined boolean, p_ip text, p_user_agent text, p_fingerprint bytea, p_remembered interval,
  p_failures bytea, p_record jsonb, p_acr text, p_device bytea, p_password_hash text, p_is_alone boolean
) returns table (outcome text, expires_at timestamptz, is_new_device boolean, tenants json) language plpgsql security invoker as $$
#variable_conflict use_column
declare
  v_begun record;
begin
  perform from person where id = p_person_id for no key update;
  if p_password_hash is not null then
    perform from credential where person_id = p_person_id and password_hash = p_password_hash;
    if not found then
      return query select 'password_changed', null::timestamptz, false, null::json;
      return;
    end if;
  end if;
  select * into v_begun from platform.start_session(
    p_person_id, p_tenant_id, p_session_id, p_token_hash, p_idle, p_max, p_auth_methods, p_provider_id, p_confined, p_ip, p_user_agent,
    p_fingerprint, p_remembered, p_failures, p_record, p_acr, p_device);
  return query select case when v_begun is null then 'no_member' when v_begun.owes_factor then 'owes_factor' else 'begun' end,
                      v_begun.expires_at, coalesce(v_begun.is_new_device, false), v_begun.tenants;
end $$;
revoke all on function platform.open_session(uuid, uuid, uuid, bytea, integer, integer, text[], uuid, boolean, text, text, bytea, interval, bytea, jsonb, text, bytea, text, boolean) from public;
grant execute on function platform.open_session(uuid, uuid, uuid, bytea, integer, integer, text[], uuid, boolean, text, text, bytea, interval, bytea, jsonb, text, bytea, text, boolean) to tamga_platform;
