create table document_comment (
  tenant_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  -- The version that was the newest when it was written.
  version_no integer not null,
  author_id uuid not null,
  author_name text not null,
  author_email text,
  text text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
create index document_comment_document on document_comment (tenant_id, document_id, id);
select platform.protect('document_comment', 'select, insert, delete');

-- Who is told of a comment. The comment shows whom it names; whether they are told is asked of their access each time.
create table document_mention (
  tenant_id uuid not null,
  comment_id uuid not null,
  person_id uuid not null,
  document_id uuid not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, comment_id, person_id),
  foreign key (tenant_id, comment_id) references document_comment (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index document_mention_person on document_mention (tenant_id, person_id, created_at);
create index document_mention_age on document_mention (tenant_id, created_at);
select platform.protect('document_mention', 'select, insert, delete');
