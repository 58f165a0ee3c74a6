/** Tables without a name for anything that the operations do not ask, and one function for each operation. */
export const SCHEMA = `
  create table client (id text primary key, secret_hash bytea not null, redirect_uri text, scope text not null);
  create table member (tenant_id uuid not null, id uuid not null, name text not null, email text not null, primary key (tenant_id, id));
  create table session (token_hash bytea primary key, tenant_id uuid not null, member_id uuid not null, expires_at timestamptz not null);
  create table family (id uuid primary key default gen_random_uuid(), tenant_id uuid not null, member_id uuid not null, nonce text, revoked_at timestamptz);
  create table token (
    hash bytea primary key, kind text not null, client_id text not null, family_id uuid, scope text not null, challenge text,
    expires_at timestamptz not null, consumed_at timestamptz);

  alter table member enable row level security;
  alter table session enable row level security;
  create policy tenant_isolation on member using (tenant_id = nullif(current_setting('bench.tenant', true), '')::uuid);
  create policy holder on session using (token_hash = any (current_setting('bench.token_hash', true)::bytea[]));

  create function session_check(p_hash bytea) returns table (id uuid, name text, email text, tenant_id uuid, expires_at timestamptz)
  language plpgsql security invoker as $$
  declare s session; was text;
  begin
    was := set_config('bench.token_hash', array[p_hash]::text, true);
    select * into s from session where token_hash = p_hash and session.expires_at > now();
    if not found then return; end if;
    was := set_config('bench.tenant', s.tenant_id::text, true);
    return query select m.id, m.name, m.email, s.tenant_id, s.expires_at from member m where m.tenant_id = s.tenant_id and m.id = s.member_id;
  end $$;

  create function client_credentials(p_client text, p_secret bytea, p_token bytea, p_seconds int) returns text
  language plpgsql security invoker as $$
  declare c client;
  begin
    select * into c from client where id = p_client and secret_hash = p_secret;
    if not found then return null; end if;
    insert into token (hash, kind, client_id, scope, expires_at)
    values (p_token, 'access', p_client, c.scope, now() + make_interval(secs => p_seconds));
    return c.scope;
  end $$;

  create function introspect(p_client text, p_secret bytea, p_token bytea) returns table (client_id text, scope text, expires_at timestamptz)
  language plpgsql security invoker as $$
  begin
    perform from client where id = p_client and secret_hash = p_secret;
    if not found then return; end if;
    return query select t.client_id, t.scope, t.expires_at from token t where t.hash = p_token and t.expires_at > now() and t.consumed_at is null;
  end $$;

  create function authorize(p_session bytea, p_client text, p_redirect text, p_code bytea, p_scope text, p_nonce text, p_challenge text, p_seconds int)
  returns boolean language plpgsql security invoker as $$
  declare s record; was text; made uuid;
  begin
    was := set_config('bench.token_hash', array[p_session]::text, true);
    select session.tenant_id, member_id into s from session where token_hash = p_session and expires_at > now();
    if not found then return false; end if;
    was := set_config('bench.tenant', s.tenant_id::text, true);
    perform from member where tenant_id = s.tenant_id and id = s.member_id;
    if not found then return false; end if;
    perform from client where id = p_client and redirect_uri = p_redirect;
    if not found then return false; end if;
    insert into family (tenant_id, member_id, nonce) values (s.tenant_id, s.member_id, p_nonce) returning id into made;
    insert into token (hash, kind, client_id, family_id, scope, challenge, expires_at)
    values (p_code, 'code', p_client, made, p_scope, p_challenge, now() + make_interval(secs => p_seconds));
    return true;
  end $$;

  create function renew(p_kind text, p_client text, p_secret bytea, p_spent bytea, p_challenge text, p_access bytea, p_refresh bytea, p_seconds int, p_refresh_seconds int)
  returns table (member_id uuid, nonce text, scope text) language plpgsql security invoker as $$
  declare t token; f family;
  begin
    perform from client where id = p_client and secret_hash = p_secret;
    if not found then return; end if;
    update token set consumed_at = now()
     where hash = p_spent and kind = p_kind and client_id = p_client and consumed_at is null and expires_at > now()
       and (p_challenge is null or challenge = p_challenge)
    returning * into t;
    if not found then return; end if;
    select * into f from family where id = t.family_id and revoked_at is null for key share;
    if not found then return; end if;
    insert into token (hash, kind, client_id, family_id, scope, expires_at) values
      (p_access, 'access', p_client, f.id, t.scope, now() + make_interval(secs => p_seconds)),
      (p_refresh, 'refresh', p_client, f.id, t.scope, now() + make_interval(secs => p_refresh_seconds));
    return query select f.member_id, f.nonce, t.scope;
  end $$;

  create function userinfo(p_token bytea) returns table (id uuid, name text, email text) language plpgsql security invoker as $$
  declare f family; was text;
  begin
    select family.* into f from token t join family on family.id = t.family_id
     where t.hash = p_token and t.kind = 'access' and t.expires_at > now() and family.revoked_at is null;
    if not found then return; end if;
    was := set_config('bench.tenant', f.tenant_id::text, true);
    return query select m.id, m.name, m.email from member m where m.tenant_id = f.tenant_id and m.id = f.member_id;
  end $$`
