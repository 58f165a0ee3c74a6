-- The writes of token requests that end together, in one round trip. Each is all or nothing: the code or refresh token it spends is
-- spent once, whoever else tries, and a family that was ended takes in nothing more. Who comes too late with a spent one
-- ends the family (RFC 9700 §2.1.1, §4.14.2). Answers come in the order of the works.
create function platform.oidc_commit(p_works jsonb) returns table (answer text)
language plpgsql security invoker as $$
declare
  work jsonb;
  family uuid;
begin
  for work in select value from jsonb_array_elements(p_works) loop
    family := (work ->> 'grant_id')::uuid;
    answer := 'done';
    if work ? 'consume' then
      update oidc_token set consumed_at = now()
       where id = decode(work ->> 'consume', 'hex') and consumed_at is null and expires_at > now();
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
      perform from session where id = (work -> 'grant' ->> 'session_id')::uuid for key share;
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
    insert into oidc_token (id, model, grant_id, client_id, payload, expires_at)
    select decode(t ->> 'id', 'hex'), t ->> 'model', family, t ->> 'client_id', t -> 'payload',
           to_timestamp((t ->> 'expires_at')::double precision)
      from jsonb_array_elements(work -> 'tokens') t;
    return next;
  end loop;
end $$;
revoke all on function platform.oidc_commit(jsonb) from public;
grant execute on function platform.oidc_commit(jsonb) to tamga_platform;
