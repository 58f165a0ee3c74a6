-- What the home page shows of an application, and who may open it. Ids of roles and units that were deleted since match nobody, so
-- that an audience never grows by a deletion; an application without one is for every member.
alter table oidc_client
  add column launch_uri text,
  add column category text,
  add column description text,
  add column audience_roles uuid[],
  add column audience_units uuid[],
  add check ((audience_roles is null) = (audience_units is null)),
  -- Roles and units belong to one tenant.
  add check (audience_roles is null or tenant_id <> '00000000-0000-0000-0000-000000000000');

-- Whether a member is in the audience of an application. Asked only where there is one.
create function platform.is_in_audience(p_tenant_id uuid, p_person_id uuid, p_roles uuid[], p_units uuid[]) returns boolean
language plpgsql stable security invoker as $$
begin
  return exists (
      select from membership_role where tenant_id = p_tenant_id and person_id = p_person_id and role_id = any (p_roles))
    or exists (
      select from membership m join unit_ancestor a on a.tenant_id = m.tenant_id and a.unit_id = m.unit_id
       where m.tenant_id = p_tenant_id and m.person_id = p_person_id and a.ancestor_id = any (p_units));
end $$;
revoke all on function platform.is_in_audience(uuid, uuid, uuid[], uuid[]) from public;
grant execute on function platform.is_in_audience(uuid, uuid, uuid[], uuid[]) to tamga_app, tamga_platform;
