-- Our own copies of logos that lie elsewhere, so that a page of ours loads nothing from anybody else. Found by the SHA-256 of the
-- address; the same address has one copy, whoever names it.
create table logo_copy (
  id bytea primary key,
  -- Null until a picture was fetched; one that was is kept while its source is out of reach.
  type text check (type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml')),
  body bytea,
  -- Why the last attempt brought nothing.
  problem text check (problem in ('unreachable', 'address_not_allowed', 'http_status', 'too_large', 'no_picture')),
  failures integer not null default 0,
  fetched_at timestamptz not null default date_trunc('milliseconds', now()),
  next_fetch_at timestamptz not null
);
alter table logo_copy alter column body set storage external;
select platform.admit('logo_copy', 'select, insert, update, delete');
