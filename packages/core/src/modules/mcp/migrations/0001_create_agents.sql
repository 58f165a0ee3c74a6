-- Applications that asked through the Model Context Protocol in the name of a person: when last, and how often.
create table mcp_agent (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  client_id text not null,
  connected_at timestamptz not null default date_trunc('milliseconds', now()),
  last_used_at timestamptz not null default date_trunc('milliseconds', now()),
  calls bigint not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, person_id, client_id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index mcp_agent_use on mcp_agent (tenant_id, last_used_at, id);
select platform.protect('mcp_agent');
