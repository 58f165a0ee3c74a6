-- What roles allow and which apps a tenant has is read once by a process for each version of them. A random version and not a number: a
-- database that came back from a backup, or a standby that lost its last changes, would count to the same number with other rights.
-- A constant fills the rows that exist, so that the table is not written anew.
alter table tenant add column rights_version uuid not null default '00000000-0000-0000-0000-000000000000';
alter table tenant alter column rights_version set default gen_random_uuid();

-- SECURITY DEFINER with a reason: whoever changes a role does not have to be able to write this column, and cannot forget it.
create function platform.renew_rights_version() returns trigger
language plpgsql security definer set search_path = platform, pg_temp set row_security = on as $$
declare
  renewed bigint;
begin
  update public.tenant set rights_version = gen_random_uuid() where id in (select tenant_id from changed);
  get diagnostics renewed = row_count;
  -- Rows that go with their tenant find none to renew. Rather no change than one that processes do not learn of, though: the owner of this
  -- function may no longer be the one that the policies below name.
  if renewed < (select count(distinct tenant_id) from changed) and row_security_active('public.tenant') and 2 > (
    select count(*) from pg_policy p join pg_roles r on r.oid = any (p.polroles)
     where p.polrelid = 'public.tenant'::regclass and p.polname like 'owner_access%' and r.rolname = current_user
  ) then
    raise exception 'the version of the rights of a tenant was not renewed';
  end if;
  return null;
end $$;
revoke all on function platform.renew_rights_version() from public;

-- Row-level security is forced upon the owner of the tables, too, as whom the function runs.
do $$
begin
  execute format('create policy owner_access on tenant for select to %I using (true)', current_user);
  execute format('create policy owner_access_update on tenant for update to %I using (true)', current_user);
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
