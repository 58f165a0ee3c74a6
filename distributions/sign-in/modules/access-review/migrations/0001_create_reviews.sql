create table review_campaign (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  name text not null,
  description text not null default '',
  status text not null default 'draft' check (status in ('draft', 'open', 'closed')),
  -- Null: every role, every member.
  scope_roles uuid[],
  scope_members uuid[],
  include_default_role boolean not null default true,
  reviewers uuid[] not null default '{}',
  fallback_reviewer uuid,
  reviewer_rule text not null default 'named' check (reviewer_rule in ('named', 'role_owners')),
  due_at timestamptz,
  on_undecided text not null default 'keep' check (on_undecided in ('keep', 'remove')),
  self_review boolean not null default false,
  comment_required text not null default 'never' check (comment_required in ('never', 'remove', 'always')),
  created_by uuid,
  created_by_name text,
  created_by_email text,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  opened_at timestamptz,
  closed_at timestamptz,
  closed_by_name text,
  -- What the closing set off carries the same one.
  closing_request text,
  -- Counted at opening, and finally at closing; an open campaign is counted when it is asked about.
  total integer not null default 0,
  -- Members at the snapshot: the peers of everyone under review.
  people integer not null default 0,
  kept integer,
  removed integer,
  version integer not null default 1,
  primary key (tenant_id, id),
  check ((status = 'draft') = (opened_at is null)),
  check ((status = 'closed') = (closed_at is not null))
);
select platform.protect('review_campaign');

-- A role as it was at the snapshot; it may be changed or deleted afterwards.
create table review_role (
  tenant_id uuid not null,
  campaign_id uuid not null,
  role_id uuid not null,
  key text not null,
  name text not null,
  permissions text[] not null,
  holders integer not null,
  primary key (tenant_id, campaign_id, role_id),
  foreign key (tenant_id, campaign_id) references review_campaign (tenant_id, id) on delete cascade
);
select platform.protect('review_role', 'select, insert');

-- Indexes leave out what deciding and closing write, and pages keep room: such updates touch no index.
create table review_item (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  -- The place in the list: by name, then role.
  ordinal integer not null,
  person_id uuid not null,
  person_name text not null,
  person_email text not null,
  role_id uuid not null,
  automatic boolean not null,
  granted_at timestamptz not null,
  granted_by uuid,
  granted_by_name text,
  last_seen_at timestamptz,
  last_used_on date,
  recommendation text not null check (recommendation in ('keep', 'remove')),
  -- Codes; the numbers that belong to them stand beside.
  reasons text[] not null,
  unseen_days integer,
  unused_days integer,
  earlier_at timestamptz,
  reviewer_id uuid not null,
  -- Why it was handed to somebody else.
  note text,
  decision text check (decision in ('keep', 'remove')),
  comment text,
  decided_by uuid,
  decided_by_name text,
  decided_by_email text,
  decided_at timestamptz,
  -- Written at closing where it is not simply kept.
  outcome text check (outcome in ('removed', 'kept', 'already_gone')),
  outcome_reason text check (outcome_reason in ('last_admin', 'membership_ended', 'undecided')),
  changed_since text check (changed_since in ('removed', 'changed')),
  primary key (tenant_id, id),
  unique (tenant_id, campaign_id, ordinal),
  foreign key (tenant_id, campaign_id, role_id) references review_role (tenant_id, campaign_id, role_id) on delete cascade
) with (fillfactor = 70);
create index review_item_queue on review_item (tenant_id, reviewer_id, campaign_id, ordinal);
select platform.protect('review_item', 'select, insert');
grant update (reviewer_id, note, decision, comment, decided_by, decided_by_name, decided_by_email, decided_at, outcome,
              outcome_reason, changed_since) on review_item to tamga_app;

-- Triggers with a reason: what was decided is final for whoever reaches the database too, not only for the service. At depth
-- zero alone: a tenant that is deleted takes its reviews along.
create function platform.refuse_final_review() returns trigger language plpgsql as $$
begin
  raise exception 'a closed review is final' using errcode = 'restrict_violation';
end $$;

create function platform.refuse_final_review_items() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct tenant_id, campaign_id from touched) t
      join review_campaign c on c.tenant_id = t.tenant_id and c.id = t.campaign_id and c.status = 'closed'
  ) then
    raise exception 'a closed review is final' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
revoke all on function platform.refuse_final_review(), platform.refuse_final_review_items() from public;

create trigger review_campaign_final before update on review_campaign
  for each row when (old.status = 'closed') execute function platform.refuse_final_review();
create trigger review_campaign_kept before delete on review_campaign
  for each row when (old.status <> 'draft' and pg_trigger_depth() = 0) execute function platform.refuse_final_review();
create trigger review_item_added after insert on review_item
  referencing new table as touched for each statement execute function platform.refuse_final_review_items();
create trigger review_item_changed after update on review_item
  referencing old table as touched for each statement execute function platform.refuse_final_review_items();
