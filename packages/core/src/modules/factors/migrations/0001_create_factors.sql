-- Authenticator apps. The secret is sealed and bound to its person; a code counts once, because the time step that it was made for is
-- kept and only a later one is taken.
create table totp (
  person_id uuid primary key references person (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', now())
);
select platform.admit('totp', 'select, insert, update, delete');

create table recovery_code (
  person_id uuid not null references person (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  used_at timestamptz,
  primary key (person_id, code_hash)
);
select platform.admit('recovery_code', 'select, insert, update, delete');

create table passkey (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  aaguid uuid not null,
  -- Kept by one device, or copied between the devices of the person.
  is_synced boolean not null,
  is_user_verified boolean not null,
  name text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  last_used_at timestamptz
);
create index passkey_person on passkey (person_id, id);
select platform.admit('passkey', 'select, insert, update, delete');

-- Browsers in which the person asked not to be asked again; the cookie holds the token, this its hash.
create table remembered_device (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  token_hash bytea not null unique,
  user_agent text,
  ip text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  last_used_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null
);
create index remembered_device_person on remembered_device (person_id, id);
create index remembered_device_expiry on remembered_device (expires_at);
select platform.admit('remembered_device', 'select, insert, update, delete');

-- Sign-ins that wait for their second factor: any process may end them.
create table waiting_sign_in (
  id uuid primary key,
  token_hash bytea not null unique,
  -- Null: begun by a program, which holds the token itself.
  browser_hash bytea,
  person_id uuid not null references person (id) on delete cascade,
  tenant_id uuid not null references tenant (id) on delete cascade,
  proof jsonb not null,
  follow_up jsonb,
  -- The person has no factor and may add one with the token.
  enrolls boolean not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index waiting_sign_in_expiry on waiting_sign_in (expires_at);
select platform.admit('waiting_sign_in', 'select, insert, update, delete');

-- What an authenticator has to sign: made once, good for one use.
create table passkey_challenge (
  challenge_hash bytea primary key,
  -- Whose key is to be registered; null: a sign-in, of whoever it will be.
  person_id uuid references person (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
select platform.admit('passkey_challenge', 'select, insert, delete');

-- Which roles a person has is asked before anyone is in the tenant.
select platform.admit('membership_role', 'select');

-- Two factors, or what the tenant takes for them: an identity provider says that it asked for several (`fed` with `mfa`).
create function platform.is_strong(p_acr text, p_methods text[], p_federated_counts boolean) returns boolean
language sql immutable parallel safe
as $$
  select case when p_methods @> '{fed,mfa}' and not p_methods && '{otp,hwk,swk,kba}' then p_federated_counts else p_acr <> 'acr:1' end
$$;

-- Whether a tenant requires two factors of a person, and the time in which they may still do without is over. It begins with the
-- rule, or when the person joined.
create function platform.requires_factor(p_tenant_id uuid, p_person_id uuid) returns boolean
language plpgsql stable security invoker as $$
declare
  rule record;
begin
  select second_factor, second_factor_roles, second_factor_since, second_factor_grace_days into rule
    from tenant_security where tenant_id = p_tenant_id and second_factor <> 'off';
  if not found then
    return false;
  end if;
  if rule.second_factor = 'roles' and not exists (
    select from membership_role where tenant_id = p_tenant_id and person_id = p_person_id and role_id = any (rule.second_factor_roles)
  ) then
    return false;
  end if;
  return (select greatest(rule.second_factor_since, coalesce(joined_at, created_at)) + rule.second_factor_grace_days * interval '1 day' <= now()
            from membership where tenant_id = p_tenant_id and person_id = p_person_id);
end $$;
revoke all on function platform.is_strong(text, text[], boolean), platform.requires_factor(uuid, uuid) from public;
grant execute on function platform.is_strong(text, text[], boolean), platform.requires_factor(uuid, uuid) to tamga_app, tamga_platform;

-- Nobody begins a session with one factor who owes a second: an authenticator app of their own, unless they asked to remember this
-- browser, or one that the tenant requires, which no remembered browser replaces.
create or replace function platform.start_session(
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

-- With what the tenant requires of the person: a session that began before the rule is judged by it like any other.
create or replace function platform.check_session(p_token_hashes bytea[]) returns table (
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
             s.last_seen_at < now() - platform.slide_after(s.idle_seconds),
             coalesce(y.second_factor <> 'off' and not platform.is_strong(s.acr, s.auth_methods, y.federated_counts)
                      and platform.requires_factor(t.id, s.person_id), false),
             coalesce(not y.password_enabled and s.auth_methods[1] = 'pwd', false),
             s.person_id, m.name, m.email, m.status,
             t.id, t.slug, t.name, t.status, t.default_language, array_to_string(t.languages, ' '),
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(a.app, ' ') from app_installation a where a.active)
        from tenant t
        left join tenant_security y on y.tenant_id = t.id
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
