-- Who asked the national registry about whom, when and why. Written before the registry is asked: a process that dies in between
-- leaves a trace too. Names are copied, since what is told here outlives memberships.
create table registry_lookup (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  operation text not null check (operation in ('WS100101', 'WS100201')),
  -- Keyed (HMAC-SHA256), since numbers of citizens are few enough to try all of them.
  number_hash bytea not null,
  -- A citizen's number with its ends alone; the number of a legal entity is no secret.
  number_shown text not null,
  purpose text not null,
  -- A member, or a service account, which has no e-mail.
  looked_by uuid not null,
  looked_by_name text not null,
  looked_by_email text,
  authorisation text check (authorisation in ('otp', 'gateway_otp', 'gateway', 'eid_signature')),
  batch_id uuid,
  outcome text not null default 'asked' check (outcome in ('asked', 'found', 'refused', 'unavailable')),
  registry_code integer,
  cached boolean not null default false,
  registry_request_id text,
  primary key (tenant_id, id)
);
create index registry_lookup_person on registry_lookup (tenant_id, looked_by, id);
create index registry_lookup_number on registry_lookup (tenant_id, number_hash, id);
create index registry_lookup_operation on registry_lookup (tenant_id, operation, id);
create index registry_lookup_at on registry_lookup (tenant_id, at);
select platform.protect('registry_lookup', 'select, insert, update, delete');

-- For citizens who ask who looked at them, in whichever tenant. The platform role reads these columns, of look-ups of citizens alone.
create index registry_lookup_citizen on registry_lookup (number_hash, id) where operation = 'WS100101';
select platform.admit('registry_lookup',
  'select (tenant_id, id, at, operation, number_hash, purpose, looked_by_name, outcome)');

-- Answers of the registry, sealed and bound to their row, until they expire. One for each tenant and number; the platform role sees
-- nothing of it.
create table registry_answer (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  operation text not null check (operation in ('WS100101', 'WS100201')),
  number_hash bytea not null,
  sealed bytea not null,
  fetched_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, operation, number_hash)
);
create index registry_answer_expiry on registry_answer (tenant_id, expires_at);
select platform.protect('registry_answer');

-- How many look-ups there were in the present window: of the tenant under its own id, of a person under theirs.
create table registry_quota (
  tenant_id uuid not null references tenant (id) on delete cascade,
  subject_id uuid not null,
  used integer not null,
  window_ends_at timestamptz not null,
  primary key (tenant_id, subject_id)
);
create index registry_quota_end on registry_quota (tenant_id, window_ends_at);
select platform.protect('registry_quota');
