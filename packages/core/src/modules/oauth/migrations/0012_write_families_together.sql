-- As before, and: the families that begin in one batch are written by one statement, as their tokens are.
create or replace function platform.oidc_commit(p_works jsonb) returns table (answer text)
language plpgsql security invoker set lock_timeout = '1s' as $$
declare
  work jsonb;
  family uuid;
  place bigint;
  done bigint[] := '{}';
  begun bigint[] := '{}';
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
      begun := begun || place;
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
  if begun <> '{}' then
    insert into oidc_grant (tenant_id, id, person_id, client_id, session_id, offline, payload, expires_at)
    select (g.value ->> 'tenant_id')::uuid, (w.value ->> 'grant_id')::uuid, (g.value ->> 'person_id')::uuid, g.value ->> 'client_id',
           (g.value ->> 'session_id')::uuid, (g.value ->> 'offline')::boolean, g.value -> 'payload',
           to_timestamp((g.value ->> 'expires_at')::double precision)
      from jsonb_array_elements(p_works) with ordinality w cross join lateral (select w.value -> 'grant' as value) g
     where w.ordinality = any (begun);
  end if;
  insert into oidc_token (id, model, grant_id, client_id, payload, expires_at)
  select decode(t ->> 'id', 'hex'), t ->> 'model', (w.value ->> 'grant_id')::uuid, t ->> 'client_id', t -> 'payload',
         to_timestamp((t ->> 'expires_at')::double precision)
    from jsonb_array_elements(p_works) with ordinality w, jsonb_array_elements(w.value -> 'tokens') t
   where w.ordinality = any (done);
end $$;
