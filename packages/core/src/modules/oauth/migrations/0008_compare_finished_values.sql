-- Under row-level security only leakproof comparisons become index conditions, and a cast of the column, or of what it is compared
-- with, is none that every release of PostgreSQL takes for one: values are finished first, in the type of their column.
create function platform.ended_session_ids() returns uuid[] language sql stable parallel safe
as $$ select string_to_array(nullif(current_setting('tamga.ended_sessions', true), ''), ',')::uuid[] $$;
revoke all on function platform.ended_session_ids() from public;
grant execute on function platform.ended_session_ids() to tamga_app;
-- Within a selection of its own, the list is read once for a statement and not once for a row.
alter policy tenant_isolation on oidc_grant
  using (tenant_id = platform.tenant_id() or session_id = any ((select platform.ended_session_ids())::uuid[]))
  with check (tenant_id = platform.tenant_id() or session_id = any ((select platform.ended_session_ids())::uuid[]));
drop function platform.ended_sessions();

create or replace function platform.authorize_member(p_keys text[]) returns table (
  key text, person_id uuid, person_name text, person_email text, member_status text,
  tenant_id uuid, tenant_slug text, tenant_name text, tenant_status text, default_language text,
  roles json, permissions text, apps text
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
      select k, m.person_id, m.name, m.email, m.status, t.id, t.slug, t.name, t.status, t.default_language,
             coalesce(r.roles, '[]'::json), r.permissions,
             (select string_agg(a.app, ' ') from app_installation a where a.active)
        from tenant t
        join membership m on m.person_id = asked
        left join lateral (
          select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name)) as roles,
                 string_agg((select string_agg(p.permission, ' ') from role_permission p where p.role_id = o.id), ' ') as permissions
            from membership_role g join role o on o.id = g.role_id
           where g.person_id = m.person_id
        ) r on true;
  end loop;
end $$;

create or replace function platform.oidc_commit(p_works jsonb) returns table (answer text)
language plpgsql security invoker as $$
declare
  work jsonb;
  family uuid;
  place bigint;
  done bigint[] := '{}';
  versions jsonb := '{}';
  -- What is compared with a column is finished before the statement: it then has the type of the column and is no expression.
  spent bytea;
  begun_by uuid;
begin
  if jsonb_path_exists(p_works, '$[*].clients') then
    select coalesce(jsonb_object_agg(c.client_id, c.version), '{}') into versions
      from oidc_client c
     where c.client_id = any (array(
             select distinct jsonb_object_keys(w -> 'clients') from jsonb_array_elements(p_works) w where w ? 'clients'))
       and c.enabled
       and (c.tenant_id = '00000000-0000-0000-0000-000000000000'
            or exists (select from app_installation a join tenant o on o.id = a.tenant_id
                        where a.tenant_id = c.tenant_id and a.app = 'sso-clients' and a.active and o.status = 'active'));
  end if;
  for work, place in select value, ordinality from jsonb_array_elements(p_works) with ordinality loop
    family := (work ->> 'grant_id')::uuid;
    answer := 'done';
    if work ? 'clients' and not versions @> (work -> 'clients') then
      answer := 'outdated';
      return next;
      continue;
    end if;
    if work ? 'consume' then
      spent := decode(work ->> 'consume', 'hex');
      update oidc_token set consumed_at = now()
       where id = spent and consumed_at is null and expires_at > now();
      if not found then
        update oidc_grant set revoked_at = now() where id = family and revoked_at is null;
        -- Told once: who comes later still finds a family that was ended already.
        answer := case when found then 'spent' else 'revoked' end;
        return next;
        continue;
      end if;
    end if;
    if work ? 'grant' then
      -- Whoever ends the session at this moment waits for us and finds the family, or we find the session gone.
      begun_by := (work -> 'grant' ->> 'session_id')::uuid;
      perform from session where id = begun_by for key share;
      if not found then
        answer := 'revoked';
        return next;
        continue;
      end if;
      insert into oidc_grant (tenant_id, id, person_id, client_id, session_id, offline, payload, expires_at)
      select (g ->> 'tenant_id')::uuid, family, (g ->> 'person_id')::uuid, g ->> 'client_id', (g ->> 'session_id')::uuid,
             (g ->> 'offline')::boolean, g -> 'payload', to_timestamp((g ->> 'expires_at')::double precision)
        from (select work -> 'grant' as g) given;
    elsif family is not null then
      perform from oidc_grant where id = family and revoked_at is null for key share;
      if not found then
        answer := 'revoked';
        return next;
        continue;
      end if;
    end if;
    done := done || place;
    return next;
  end loop;
  insert into oidc_token (id, model, grant_id, client_id, payload, expires_at)
  select decode(t ->> 'id', 'hex'), t ->> 'model', (w.value ->> 'grant_id')::uuid, t ->> 'client_id', t -> 'payload',
         to_timestamp((t ->> 'expires_at')::double precision)
    from jsonb_array_elements(p_works) with ordinality w, jsonb_array_elements(w.value -> 'tokens') t
   where w.ordinality = any (done);
end $$;
