create table document_folder (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  -- Chosen when it is made, and kept: a folder cannot come to lie below itself.
  parent_id uuid,
  name text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint document_folder_name unique nulls not distinct (tenant_id, parent_id, name),
  foreign key (tenant_id, parent_id) references document_folder (tenant_id, id)
);
select platform.protect('document_folder');

alter table document add column folder_id uuid;
alter table document add foreign key (tenant_id, folder_id) references document_folder (tenant_id, id);
create index document_folder_of on document (tenant_id, folder_id, id);

-- What a document is found by: title, number and labels, and the text of its newest version. Apart from the document, because the
-- platform role searches here: text search is not leakproof, so that the tenant role could not use the index.
create table document_search (
  tenant_id uuid not null,
  document_id uuid not null,
  -- Of the newest version, as far as it can be read.
  text text not null default '',
  search tsvector not null default '',
  primary key (tenant_id, document_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
select platform.protect('document_search');
select platform.admit('document_search', 'select (tenant_id, document_id, search)');
select platform.admit('document_access', 'select (tenant_id, document_id, subject_id)');

-- Without the extension a search reads what other tenants found as well, and leaves it out by its condition.
do $$
begin
  create extension if not exists btree_gin schema platform;
  create index document_search_words on document_search using gin (tenant_id, search);
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    create index document_search_words on document_search using gin (search);
end $$;
