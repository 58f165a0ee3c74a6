-- What roles allow and which apps a tenant has is read once by a process for each version of them. A random version and not a number: a
-- database that came back from a backup, or a standby that lost its last changes, would count to the same number with other rights.
alter table tenant add column rights_version uuid not null default gen_random_uuid();

-- SECURITY DEFINER with a reason: nobody who changes a role has to be able to write this column, and nobody can forget it.
create function platform.renew_rights_version() returns trigger
language plpgsql security definer set search_path = platform, pg_temp as $$
begin
  update public.tenant set rights_version = gen_random_uuid() where id in (select tenant_id from changed);
  return null;
end $$;
revoke all on function platform.renew_rights_version() from public;

-- Row-level security is forced upon the owner of the tables, too, as whom the function runs.
do $$
begin
  execute format('create policy owner_access on tenant to %I using (true)', current_user);
end $$;

-- Each statement that changes the table renews the version of the tenants whose rows it changed.
create function platform.decides_rights(target regclass) returns void
language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger renew_rights_after_%s after %s on %s referencing %s table as changed for each statement execute function platform.renew_rights_version()',
      event, event, target, case event when 'delete' then 'old' else 'new' end);
  end loop;
end $$;
revoke all on function platform.decides_rights(regclass) from public;
