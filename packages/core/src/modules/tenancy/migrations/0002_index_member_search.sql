-- A part of a name or an e-mail finds members without reading all of them. Only the platform role can use the index: LIKE is not leakproof,
-- so that under the policy of a tenant PostgreSQL must look at the tenant of every row first.
-- Where an administrator made the database, the two extensions of PostgreSQL are theirs to allow; without them a search reads the tenant.
do $$
declare
  home text;
begin
  begin
    create extension if not exists pg_trgm schema platform;
    create extension if not exists btree_gin schema platform;
  exception
    when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'members are searched without an index: pg_trgm and btree_gin cannot be had';
      return;
  end;
  select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index membership_search on membership using gin (tenant_id, search %I.gin_trgm_ops)', home);
end $$;
