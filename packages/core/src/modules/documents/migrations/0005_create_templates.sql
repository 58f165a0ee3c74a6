-- A text with places to fill in: {{key}} stands for what is given for the field of that key.
create table document_template (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  text text not null,
  fields jsonb not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
select platform.protect('document_template');
