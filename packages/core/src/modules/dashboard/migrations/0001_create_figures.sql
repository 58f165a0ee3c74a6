-- The figures of a large organisation as they were counted last: counting them reads all of its members and sessions, so
-- whoever asks within half a minute gets the same. A small one is counted each time and has no row.
create table dashboard_figures (
  tenant_id uuid primary key references tenant (id) on delete cascade,
  -- Where a day begins, in minutes: the days are counted by it.
  utc_offset integer not null,
  figures jsonb not null,
  counted_at timestamptz not null default now()
);
select platform.protect('dashboard_figures', 'select, insert, update');
