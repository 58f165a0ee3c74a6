-- Append-only: no service role has UPDATE or DELETE. Rows are inserted unchained and sealed afterwards, so that
-- writers of one tenant never wait for each other.
create sequence platform.audit_seq;

-- The transaction id is taken before the number: whoever sees number n used and then takes an id knows that the transaction
-- of every number up to n has a lower one, and can therefore tell when all of them are settled.
create function platform.next_audit_seq() returns bigint language plpgsql as $$
begin
  perform pg_current_xact_id();
  return nextval('platform.audit_seq');
end $$;
revoke all on function platform.next_audit_seq() from public;
grant execute on function platform.next_audit_seq() to tamga_app, tamga_platform;

create table audit_record (
  tenant_id uuid not null,
  id uuid not null,
  seq bigint not null default platform.next_audit_seq(),
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  kind text not null check (kind in ('change', 'security')),
  action text not null,
  actor_id uuid,
  actor_name text not null,
  actor_email text,
  target_type text,
  target_id text,
  target_name text,
  changes jsonb not null default '{}',
  ip text,
  user_agent text,
  request_id text,
  primary key (tenant_id, id)
);
create unique index audit_record_seq on audit_record (tenant_id, seq);
create index audit_record_actor on audit_record (tenant_id, actor_id, seq);
create index audit_record_target on audit_record (tenant_id, target_type, target_id, seq);
create index audit_record_action on audit_record (tenant_id, action, seq);
select platform.protect('audit_record', 'select, insert');
select platform.admit('audit_record', 'insert');
grant usage, select on sequence platform.audit_seq to tamga_app, tamga_platform;

create table audit_seal (
  tenant_id uuid not null,
  number bigint not null,
  from_seq bigint not null,
  to_seq bigint not null check (to_seq >= from_seq),
  records integer not null,
  merkle_root bytea not null,
  previous_hash bytea not null,
  hash bytea not null,
  mac bytea,
  key_id text,
  sealed_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, number)
);
select platform.protect('audit_seal', 'select, insert');
