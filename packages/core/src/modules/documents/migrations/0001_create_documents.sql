-- Content of documents, found by its hash. A row is never changed, and cannot be deleted while a version refers to it. Each tenant has its
-- own copy of what others have too: whether a file is known elsewhere is nobody's business.
create table document_content (
  tenant_id uuid not null references tenant (id) on delete cascade,
  sha256 bytea not null check (octet_length(sha256) = 32),
  size integer not null check (size > 0),
  -- Null when the bytes lie in the object store.
  bytes bytea,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, sha256)
);
-- PDF files are compressed already; what is stored as it is can be read in parts.
alter table document_content alter column bytes set storage external;
create index document_content_age on document_content (tenant_id, created_at);
select platform.protect('document_content', 'select, insert, delete');

create table document (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  title text not null,
  -- Given by people: organisations number their papers in their own ways.
  number text,
  status text not null default 'draft' check (status in
    ('draft', 'in_approval', 'approved', 'returned', 'rejected', 'signed', 'archived')),
  -- A member or a service account; the name is copied, since documents outlive memberships.
  owner_id uuid not null,
  owner_name text not null,
  owner_email text,
  unit_id uuid,
  labels text[] not null default '{}',
  -- Of the newest version; 0 as long as there is none.
  version_no integer not null default 0,
  sha256 bytea,
  size integer,
  signatures integer not null default 0,
  legal_hold boolean not null default false,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, unit_id) references unit (tenant_id, id) on delete set null (unit_id)
);
create index document_status on document (tenant_id, status, id);
create index document_owner on document (tenant_id, owner_id, id);
create index document_unit on document (tenant_id, unit_id, id);
select platform.protect('document');

-- Whatever a service would do: what lies under a legal hold stays until the hold is lifted, unless the whole tenant goes: then a trigger
-- of the foreign key deletes it, one level deeper.
create function platform.refuse_removal_on_hold() returns trigger language plpgsql as $$
begin
  if old.legal_hold and pg_trigger_depth() = 1 then
    raise exception 'document % lies under a legal hold', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
revoke all on function platform.refuse_removal_on_hold() from public;
create trigger document_hold before delete on document for each row execute function platform.refuse_removal_on_hold();

-- Added and read, never changed or deleted by a service role: versions go only with their document.
create table document_version (
  tenant_id uuid not null,
  document_id uuid not null,
  no integer not null check (no > 0),
  sha256 bytea not null,
  size integer not null,
  kind text not null check (kind in ('upload', 'template', 'signature')),
  note text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  created_by uuid,
  created_by_name text not null,
  created_by_email text,
  primary key (tenant_id, document_id, no),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sha256) references document_content (tenant_id, sha256)
);
create index document_version_content on document_version (tenant_id, sha256);
select platform.protect('document_version', 'select, insert');

-- Who may do what with a document: a member, everybody with a role, everybody in a unit and below it. The owner has a row as well, so
-- that one index finds everything that somebody may see.
create table document_access (
  tenant_id uuid not null,
  document_id uuid not null,
  subject_id uuid not null,
  subject_kind text not null check (subject_kind in ('person', 'role', 'unit')),
  level text not null check (level in ('read', 'comment', 'edit')),
  granted_at timestamptz not null default date_trunc('milliseconds', now()),
  granted_by uuid,
  granted_by_name text,
  role_id uuid generated always as (case when subject_kind = 'role' then subject_id end) stored,
  unit_id uuid generated always as (case when subject_kind = 'unit' then subject_id end) stored,
  primary key (tenant_id, document_id, subject_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade,
  foreign key (tenant_id, unit_id) references unit (tenant_id, id) on delete cascade
);
create index document_access_subject on document_access (tenant_id, subject_id, document_id);
create index document_access_role on document_access (tenant_id, role_id) where role_id is not null;
create index document_access_unit on document_access (tenant_id, unit_id) where unit_id is not null;
select platform.protect('document_access');
