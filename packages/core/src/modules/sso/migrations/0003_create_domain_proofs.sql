-- E-mail domains that belong to a tenant, by a record in the DNS or by the word of the operator. A provider may name any domain:
-- without a row here the claim is pending, and leads nobody to that provider.
create table domain_proof (
  tenant_id uuid not null references tenant (id) on delete cascade,
  domain text not null,
  proven_by text not null check (proven_by in ('dns', 'operator')),
  proven_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, domain)
);
-- A sign-in names a domain before any tenant is known.
create index domain_proof_domain on domain_proof (domain, proven_at, tenant_id);
select platform.protect('domain_proof', 'select, insert, delete');
select platform.admit('domain_proof', 'select, insert, delete');
