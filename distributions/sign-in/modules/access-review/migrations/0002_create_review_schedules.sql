-- Creates drafts at intervals, for people to check before they open them.
create table review_schedule (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  name text not null,
  -- What every draft is made like: the columns of review_campaign that a draft has.
  content jsonb not null,
  months integer not null check (months in (1, 3, 6, 12)),
  next_at timestamptz not null,
  due_days integer not null check (due_days between 1 and 365),
  last_campaign_id uuid,
  created_by uuid,
  created_by_name text,
  created_by_email text,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  version integer not null default 1,
  primary key (tenant_id, id)
);
select platform.protect('review_schedule');
