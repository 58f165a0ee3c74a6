-- As before, and each table is asked for the tenant of the session by name: the platform role, which no policy keeps in one tenant, may call
-- it too. So GET /me reads the person beside the session, in one statement.
create or replace function platform.identify_session(p_token_hashes bytea[]) returns table (
  key text, id uuid, created_at timestamptz, authenticated_at timestamptz, last_seen_at timestamptz, expires_at timestamptz,
  auth_methods text[], acr text, confined boolean, is_slide_due boolean, requires_factor boolean, refuses_password boolean,
  person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text, languages text,
  role_ids text, rights_version uuid
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
      select '\x' || encode(h, 'hex'), s.id, s.created_at, s.authenticated_at, s.last_seen_at, s.expires_at, s.auth_methods, s.acr, s.confined,
             s.last_seen_at < now() - platform.slide_after(s.idle_seconds),
             coalesce(coalesce(y.second_factor, 'off') <> 'off' and not platform.is_strong(s.acr, s.auth_methods, y.federated_counts)
                      and platform.requires_factor(t.id, s.person_id), false),
             coalesce(case
               when s.auth_methods[1] = 'pwd' then not y.password_enabled
               when s.auth_methods[1] in ('hwk', 'swk') then not y.passkeys_enabled or s.passkey is not null and (
                 (s.passkey ->> 'aaguid')::uuid = any (y.aaguid_deny)
                 or cardinality(y.aaguid_allow) > 0 and (s.passkey ->> 'aaguid')::uuid <> all (y.aaguid_allow)
                 or y.passkey_attachment <> 'any' and y.passkey_attachment is distinct from s.passkey ->> 'attachment'
                 or y.passkey_user_verification = 'required' and not (s.passkey ->> 'is_user_verified')::boolean)
               when s.auth_methods[1] = 'eid' then not y.eid_enabled
               when s.auth_methods[1] = 'dan' then not y.dan_enabled
               when s.auth_methods[1] = 'fed' and s.confined then not y.providers_enabled
               when s.auth_methods[1] = 'fed' then not y.social_enabled
             end, false),
             s.person_id, m.name, m.email, m.status,
             t.id, t.slug, t.name, t.status, t.default_language, array_to_string(t.languages, ' '),
             array_to_string(array(select g.role_id from membership_role g where g.tenant_id = t.id and g.person_id = s.person_id), ' '), t.rights_version
        from tenant t
        left join tenant_security y on y.tenant_id = t.id
       cross join unnest((select entered.hashes)) h
       cross join lateral (select * from session where token_hash = h limit 1) s
        left join lateral (select name, email, status from membership where tenant_id = t.id and person_id = s.person_id limit 1) m on true
       where t.id = entered.id;
  end loop;
end $$;
grant execute on function platform.identify_session(bytea[]) to tamga_platform;
