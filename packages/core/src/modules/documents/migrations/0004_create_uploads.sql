-- A file on its way, in parts (tus 1.0.0); it becomes a document, or is gone after a day.
create table document_upload (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  person_id uuid not null,
  length integer not null check (length > 0),
  received integer not null default 0,
  filename text,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index document_upload_person on document_upload (tenant_id, person_id);
create index document_upload_end on document_upload (tenant_id, expires_at);
select platform.protect('document_upload');

create table document_upload_part (
  tenant_id uuid not null,
  upload_id uuid not null,
  position integer not null,
  bytes bytea not null,
  primary key (tenant_id, upload_id, position),
  foreign key (tenant_id, upload_id) references document_upload (tenant_id, id) on delete cascade
);
alter table document_upload_part alter column bytes set storage external;
select platform.protect('document_upload_part', 'select, insert, delete');

-- Bytes of all files of a tenant: what is kept once counts once.
create table document_usage (
  tenant_id uuid not null primary key references tenant (id) on delete cascade,
  bytes bigint not null default 0
);
select platform.protect('document_usage');
