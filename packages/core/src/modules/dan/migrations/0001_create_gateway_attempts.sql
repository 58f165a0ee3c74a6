-- Sign-ins that were sent to the government gateway and have not come back. The state and what the browser holds are kept as hashes.
create table dan_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  return_to text not null,
  tenant text,
  -- The person agreed that another person's session in the same browser ends.
  replaces boolean not null default false,
  -- Set when somebody who is signed in links their citizenship.
  person_id uuid references person (id) on delete cascade,
  expires_at timestamptz not null
);
create index dan_attempt_expiry on dan_attempt (expires_at);
create index dan_attempt_person on dan_attempt (person_id) where person_id is not null;
select platform.admit('dan_attempt', 'select, insert, delete');
