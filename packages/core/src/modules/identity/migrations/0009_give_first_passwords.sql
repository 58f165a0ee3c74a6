-- In development a member is made at once, with a password: membership, roles and password in one transaction of the tenant, or none of
-- them. SECURITY DEFINER with a reason: people and their passwords are closed to the tenant role. It may give a first password to
-- somebody whose row is reserved at this moment, and can neither read nor change what anyone has.
create function platform.give_first_password(p_person_id uuid, p_password_hash text) returns boolean
language plpgsql security definer set search_path = platform, pg_temp as $$
begin
  if platform.tenant_id() is null then
    raise exception 'platform.give_first_password needs the tenant of the transaction';
  end if;
  if not exists (select from public.person where id = p_person_id and reserved_until > now()) then
    return false;
  end if;
  insert into public.credential (person_id, password_hash) values (p_person_id, p_password_hash) on conflict do nothing;
  return found;
end $$;
revoke all on function platform.give_first_password(uuid, text) from public;
grant execute on function platform.give_first_password(uuid, text) to tamga_app;

-- Row-level security is forced upon the owner of the tables, too, as whom the function runs.
do $$
begin
  execute format('create policy owner_access on person for select to %I using (reserved_until > now())', current_user);
  execute format('create policy owner_access on credential for insert to %I with check (true)', current_user);
end $$;
