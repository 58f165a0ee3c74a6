-- The platform schema holds what every module builds on: the tenant of the transaction, and the one way to protect a table.
-- A database that grew up before PostgreSQL 15 lets everyone create tables here, in front of ours in the search path.
revoke create on schema public from public;

create schema if not exists platform;
grant usage on schema platform to tamga_app, tamga_platform, tamga_jobs;

create collation if not exists platform.names (provider = icu, locale = 'mn');

-- Behind PgBouncer a transaction-local setting reads '' afterwards, not NULL.
create function platform.tenant_id() returns uuid language sql stable parallel safe
as $$ select nullif(current_setting('tamga.tenant', true), '')::uuid $$;

create function platform.token_hash() returns bytea language sql stable parallel safe
as $$ select decode(nullif(current_setting('tamga.token_hash', true), ''), 'hex') $$;

-- RFC 9562: the time in front, so that newer ids sort behind older ones. PostgreSQL has one of its own only from 18 on.
create function platform.uuidv7() returns uuid language sql volatile parallel safe
as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;

-- Tenant isolation in one place: enabled and forced, for reading and writing, with the tenant taken from the transaction.
create function platform.protect(target regclass, rights text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  if not exists (
    select from pg_attribute where attrelid = target and attname = 'tenant_id' and attnotnull and not attisdropped
  ) then
    raise exception 'platform.protect: % has no tenant_id column that is not null', target;
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('alter table %s alter column tenant_id set default platform.tenant_id()', target);
  execute format(
    'create policy tenant_isolation on %s to tamga_app using (tenant_id = platform.tenant_id()) with check (tenant_id = platform.tenant_id())',
    target);
  execute format('grant %s on %s to tamga_app', rights, target);
end $$;

-- What the platform role may see across tenants; the list of its callers is held by a policy test.
create function platform.admit(target regclass, rights text) returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy platform_access on %s to tamga_platform using (true) with check (true)', target);
  execute format('grant %s on %s to tamga_platform', rights, target);
end $$;

revoke all on all functions in schema platform from public;
grant execute on function platform.tenant_id(), platform.token_hash(), platform.uuidv7() to tamga_app, tamga_platform, tamga_jobs;
