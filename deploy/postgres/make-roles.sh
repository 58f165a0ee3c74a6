#!/bin/sh
# Run once on an empty cluster, as superuser: the owner of the schema, who is no superuser, and the role with which PgBouncer looks up
# passwords. The service makes its own roles afterwards.
set -eu
secrets=${SECRETS:-/run/secrets}
psql --set ON_ERROR_STOP=1 --no-psqlrc --dbname "${POSTGRES_DB:-tamga}" \
  --set owner="$(cat "$secrets/owner_password")" --set pooler="$(cat "$secrets/pgbouncer_password")" \
  --set database="${POSTGRES_DB:-tamga}" <<'SQL'
create role tamga login createrole password :'owner';
alter database :"database" owner to tamga;
alter schema public owner to tamga;
create role pgbouncer login password :'pooler';
create schema pgbouncer;
grant usage on schema pgbouncer to pgbouncer;
create function pgbouncer.find_password(name text) returns table (usename name, passwd text)
  language sql security definer set search_path = pg_catalog
  as $$ select s.usename, s.passwd from pg_shadow s where s.usename = name and not s.usesuper $$;
revoke all on function pgbouncer.find_password(text) from public;
grant execute on function pgbouncer.find_password(text) to pgbouncer;
SQL
