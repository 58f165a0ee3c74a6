-- What a person signed in with before, as a hash of browser, system and kind: a sign-in with anything else is told to them.
create table known_device (
  person_id uuid not null references person (id) on delete cascade,
  fingerprint bytea not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (person_id, fingerprint)
);
create index known_device_seen on known_device (last_seen_at);
select platform.admit('known_device', 'select, insert, update, delete');
