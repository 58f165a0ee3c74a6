-- Who a person is to the state, as the e-ID or the government gateway proved it.
create table national_identity (
  id uuid primary key default platform.uuidv7(),
  source text not null check (source in ('eid', 'dan')),
  -- The identifier in the certificate, or the registry number that the gateway tells.
  subject text not null,
  person_id uuid not null references person (id) on delete cascade,
  registration_number text,
  civil_id text,
  level text check (level in ('ADVANCED', 'QUALIFIED')),
  first_login_at timestamptz not null default date_trunc('milliseconds', now()),
  last_login_at timestamptz not null default date_trunc('milliseconds', now()),
  logins integer not null default 0
);
create unique index national_identity_subject on national_identity (source, subject);
-- One of each kind for a person.
create unique index national_identity_person on national_identity (person_id, source);
-- Somebody whom the e-ID proved is the same person at the gateway.
create index national_identity_number on national_identity (registration_number) where registration_number is not null;
select platform.admit('national_identity', 'select, insert, update, delete');

-- Sessions that began with one: they end when it is taken away.
create table national_session (
  session_id uuid primary key,
  identity_id uuid not null references national_identity (id) on delete cascade
);
create index national_session_identity on national_session (identity_id);
select platform.admit('national_session', 'select, insert, delete');

-- People who are asked on their phone right now. What is sealed opens with a value that only the browser has: a stolen row is
-- useless, and any process goes on with it.
create table eid_request (
  id_hash bytea primary key,
  browser_hash bytea not null,
  sealed bytea not null,
  -- Set when somebody who is signed in links their e-ID.
  person_id uuid references person (id) on delete cascade,
  tenant text,
  expires_at timestamptz not null
);
create index eid_request_expiry on eid_request (expires_at);
create index eid_request_person on eid_request (person_id) where person_id is not null;
select platform.admit('eid_request', 'select, insert, delete');
