-- Browsers that wait for somebody to let them in from another device. Each part is found by the hash of what it presents: the
-- browser by its cookie and the id of the request, the other device by the code that it scanned.
create table cross_device_request (
  id_hash bytea primary key,
  browser_hash bytea not null,
  code_hash bytea not null unique,
  -- Shown by the waiting browser; whoever lets it in picks it among others.
  number smallint not null,
  numbers smallint[] not null,
  tenant text,
  ip text,
  user_agent text,
  requested_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null,
  -- Who decided, and the session that they decided from.
  person_id uuid references person (id) on delete cascade,
  session_id uuid,
  auth_methods text[],
  acr text,
  decision text check (decision in ('allowed', 'denied'))
);
create index cross_device_request_expiry on cross_device_request (expires_at);
create index cross_device_request_person on cross_device_request (person_id) where person_id is not null;
select platform.admit('cross_device_request', 'select, insert, update, delete');
