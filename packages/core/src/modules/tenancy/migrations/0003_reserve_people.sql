-- Somebody who is just signing in for the first time through a provider holds the row of their address until they have their place:
-- nobody else takes it over meanwhile.
alter table person add column reserved_until timestamptz;
-- For the sweep of people whom nobody ever was.
create index person_unverified on person (created_at, id) where email_verified_at is null and not is_operator;
