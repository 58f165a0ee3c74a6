create table note (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  text text not null,
  -- The name as it was when the note was written. No author: the app wrote it itself.
  author_id uuid,
  author_name text,
  author_email text,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, author_id) references membership (tenant_id, person_id) on delete cascade
);
select platform.protect('note');
