-- A mapping holds ids of roles. A claim whose values were keys of roles stands, from now on, for the roles that have these keys today:
-- a role that is made or named later is given by no provider until somebody says so. It never named an administrator.
alter table role no force row level security;
alter table federation_provider no force row level security;

update federation_provider p
   set claim_mapping = jsonb_set(p.claim_mapping, '{roles}', jsonb_build_object('claim', p.claim_mapping -> 'roles', 'values',
         coalesce((select jsonb_object_agg(r.key, r.id) from role r where r.tenant_id = p.tenant_id and r.key <> 'admin'), '{}')))
 where jsonb_typeof(p.claim_mapping -> 'roles') = 'string';

alter table role force row level security;
alter table federation_provider force row level security;
