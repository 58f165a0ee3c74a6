-- How long documents are kept after their last change: of the whole organisation, of a folder with everything below it, or of those that
-- were made from a template. The nearest rule has the word: template, folder, organisation.
create table document_retention (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  folder_id uuid,
  template_id uuid,
  months integer not null check (months between 1 and 1200),
  -- A rule that was made or changed rests for a while: what it would remove cannot be brought back.
  effective_at timestamptz not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  check (num_nonnulls(folder_id, template_id) <= 1),
  constraint document_retention_scope unique nulls not distinct (tenant_id, folder_id, template_id),
  foreign key (tenant_id, folder_id) references document_folder (tenant_id, id) on delete cascade,
  foreign key (tenant_id, template_id) references document_template (tenant_id, id) on delete cascade
);
create index document_retention_template on document_retention (tenant_id, template_id) where template_id is not null;
select platform.protect('document_retention');

alter table document add column template_id uuid;
alter table document add foreign key (tenant_id, template_id)
  references document_template (tenant_id, id) on delete set null (template_id);
create index document_template_of on document (tenant_id, template_id, updated_at) where template_id is not null;
create index document_age on document (tenant_id, updated_at, id);
