-- What a person asked and was answered. It belongs to that person alone, also inside of the tenant.
create table assistant_conversation (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  title text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  last_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index assistant_conversation_person on assistant_conversation (tenant_id, person_id, last_at, id);
create index assistant_conversation_age on assistant_conversation (tenant_id, last_at);
select platform.protect('assistant_conversation');

-- One question with its answer. `records` are those that the tools told, with the names that they had then: an answer may refer to
-- no others. `tools` is what was asked, for the audit.
create table assistant_message (
  tenant_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  question text not null,
  answer text not null default '',
  records jsonb not null default '[]',
  tools text[] not null default '{}',
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  problem text,
  tokens integer not null default 0,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references assistant_conversation (tenant_id, id) on delete cascade
);
create index assistant_message_conversation on assistant_message (tenant_id, conversation_id, id);
-- Of one conversation, one answer is on its way.
create unique index assistant_message_running on assistant_message (tenant_id, conversation_id) where status = 'running';
select platform.protect('assistant_message');

-- What was sent to the browser, in order: whoever was cut goes on after the last event they read.
create table assistant_event (
  tenant_id uuid not null,
  message_id uuid not null,
  number integer not null,
  event text not null,
  data jsonb not null,
  primary key (tenant_id, message_id, number),
  foreign key (tenant_id, message_id) references assistant_message (tenant_id, id) on delete cascade
);
select platform.protect('assistant_event', 'select, insert, delete');

-- A change that waits for a person's own request. The hash is of method, path and body: nothing else goes through under its name.
create table assistant_proposal (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  message_id uuid,
  tool text not null,
  -- Who brought it: the assistant, or the application of an agent.
  via text not null,
  method text not null,
  path text not null,
  body jsonb not null,
  records jsonb not null,
  reaches integer,
  hash bytea not null,
  status text not null default 'waiting' check (status in ('waiting', 'used', 'dismissed')),
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index assistant_proposal_person on assistant_proposal (tenant_id, person_id, id) where status = 'waiting';
create index assistant_proposal_age on assistant_proposal (tenant_id, expires_at);
select platform.protect('assistant_proposal');

-- Tokens of a person by day, and of the tenant (the nil person) by month.
create table assistant_usage (
  tenant_id uuid not null,
  person_id uuid not null,
  period date not null,
  tokens bigint not null,
  primary key (tenant_id, person_id, period)
);
select platform.protect('assistant_usage');
