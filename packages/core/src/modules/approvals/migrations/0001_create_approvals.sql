-- A document on its way through the people who have to approve it. What they approve is the hash of one version.
create table approval_flow (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  document_id uuid not null,
  version_no integer not null,
  -- In hexadecimal digits.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  status text not null default 'open' check (status in ('open', 'approved', 'returned', 'rejected', 'withdrawn')),
  -- The stage under way, and how many of its steps are not approved yet: whoever takes the last one away begins the next stage.
  stage integer not null default 1,
  open_steps integer not null default 0,
  -- Since when nobody is left who could bring it to an end.
  stalled_at timestamptz,
  template_id uuid,
  started_by uuid not null,
  started_by_name text not null,
  started_by_email text,
  started_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
  check ((status = 'open') = (ended_at is null))
);
create unique index approval_flow_open on approval_flow (tenant_id, document_id) where status = 'open';
create index approval_flow_document on approval_flow (tenant_id, document_id, id);
create index approval_flow_status on approval_flow (tenant_id, status, id);
create index approval_flow_stalled on approval_flow (tenant_id, id) where status = 'open' and stalled_at is not null;
create index approval_flow_ended on approval_flow (tenant_id, ended_at) where ended_at is not null;
select platform.protect('approval_flow', 'select, insert, update');

create table approval_step (
  tenant_id uuid not null,
  id uuid not null default platform.uuidv7(),
  flow_id uuid not null,
  position integer not null check (position > 0),
  stage integer not null check (stage > 0),
  name text,
  mode text not null check (mode in ('all', 'any', 'quorum')),
  quorum integer check (quorum > 0),
  -- Who is asked, as the rules say it: [{"kind": "person" | "role" | "manager", "id"?}]. They become people when the step begins.
  approvers jsonb not null,
  due_at timestamptz,
  due_days integer,
  on_overdue text not null default 'remind' check (on_overdue in ('remind', 'escalate')),
  status text not null default 'waiting' check (status in ('waiting', 'open', 'approved', 'returned', 'rejected', 'closed')),
  seats integer not null default 0,
  needed integer not null default 0,
  approvals integer not null default 0,
  rejections integer not null default 0,
  begun_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, flow_id, position),
  foreign key (tenant_id, flow_id) references approval_flow (tenant_id, id) on delete cascade,
  check ((mode = 'quorum') = (quorum is not null))
);
select platform.protect('approval_step', 'select, insert, update');

-- One person asked in one step. Names are copied: what was approved outlives memberships.
create table approval (
  tenant_id uuid not null,
  id uuid not null default platform.uuidv7(),
  flow_id uuid not null,
  step_id uuid not null,
  document_id uuid not null,
  person_id uuid not null,
  person_name text not null,
  person_email text not null,
  origin text not null check (origin in ('person', 'role', 'manager', 'delegation', 'escalation', 'reassignment')),
  status text not null default 'waiting' check (status in ('waiting', 'open', 'approved', 'returned', 'rejected', 'closed')),
  comment text,
  decided_by uuid,
  decided_by_name text,
  decided_by_email text,
  decided_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, step_id, person_id),
  foreign key (tenant_id, flow_id) references approval_flow (tenant_id, id) on delete cascade,
  foreign key (tenant_id, step_id) references approval_step (tenant_id, id) on delete cascade,
  check ((decided_by is not null) = (status in ('approved', 'returned', 'rejected')))
);
-- Nobody decides twice in a step, neither for themself nor for somebody else.
create unique index approval_decider on approval (tenant_id, step_id, decided_by) where decided_by is not null;
create index approval_queue on approval (tenant_id, person_id, id) where status = 'open';
create index approval_decided on approval (tenant_id, decided_by, id) where decided_by is not null;
create index approval_flow_seats on approval (tenant_id, flow_id);
select platform.protect('approval', 'select, insert, update');

-- What happened to a flow, in its order. Added and read, never changed.
create table approval_event (
  tenant_id uuid not null,
  id uuid not null default platform.uuidv7(),
  flow_id uuid not null,
  at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  kind text not null check (kind in ('started', 'step_begun', 'approved', 'returned', 'rejected', 'delegated', 'reassigned',
    'escalated', 'approver_added', 'stalled', 'withdrawn', 'finished')),
  position integer,
  actor_id uuid,
  actor_name text,
  -- Whose approval it was, where it was not the actor's own, and who has it now.
  person_name text,
  to_name text,
  comment text,
  primary key (tenant_id, id),
  foreign key (tenant_id, flow_id) references approval_flow (tenant_id, id) on delete cascade
);
create index approval_event_flow on approval_event (tenant_id, flow_id, id);
select platform.protect('approval_event', 'select, insert');

-- Who decides for somebody who is away, and from when until when.
create table approval_substitute (
  tenant_id uuid not null references tenant (id) on delete cascade,
  person_id uuid not null,
  substitute_id uuid not null,
  from_at timestamptz not null,
  until_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade,
  foreign key (tenant_id, substitute_id) references membership (tenant_id, person_id) on delete cascade,
  check (person_id <> substitute_id),
  check (until_at > from_at)
);
create index approval_substitute_of on approval_substitute (tenant_id, substitute_id);
select platform.protect('approval_substitute');

-- Flows that an organisation uses again and again.
create table approval_template (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  name text not null,
  description text not null default '',
  steps jsonb not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index approval_template_name on approval_template (tenant_id, name);
select platform.protect('approval_template');

create table approval_settings (
  tenant_id uuid not null references tenant (id) on delete cascade,
  -- Whether people decide on what is their own: never, always, or only where a step has nobody else.
  own_documents text not null default 'no_other' check (own_documents in ('always', 'never', 'no_other')),
  version integer not null default 1,
  primary key (tenant_id)
);
select platform.protect('approval_settings');
