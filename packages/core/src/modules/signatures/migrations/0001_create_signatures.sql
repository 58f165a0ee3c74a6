-- A signature that is being made. Everything that the signer's answer needs is in the row, so that any process goes on with it.
create table signature_job (
  tenant_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  -- The version that is signed: when another one came meanwhile, the signature is of no use.
  version_no integer not null,
  person_id uuid not null,
  person_name text not null,
  person_email text,
  method text not null check (method in ('eid', 'seal')),
  level text not null check (level in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
  reason text,
  status text not null default 'prepared'
    check (status in ('prepared', 'awaiting_signer', 'signed', 'refused', 'expired', 'cancelled', 'failed')),
  -- Why it ended without a signature, as a code.
  failure text,
  -- Which key of the organisation, for a seal.
  seal_id uuid,
  certificate bytea not null,
  chain bytea[] not null,
  scheme text not null,
  hash text not null,
  sha256_before bytea not null,
  -- The document without its signature, where the signature will stand, and what is signed. Gone when the job is over.
  prepared bytea,
  byte_range integer[],
  attributes bytea,
  digest bytea,
  -- How the signer is asked again, and what the person compares meanwhile.
  account text,
  reference jsonb,
  verification_code text,
  signature bytea,
  batch_id uuid,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  expires_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
-- One at a time for a document: two would each sign what the other does not know.
create unique index signature_job_open on signature_job (tenant_id, document_id) where status in ('prepared', 'awaiting_signer');
create index signature_job_document on signature_job (tenant_id, document_id, id);
create index signature_job_age on signature_job (tenant_id, created_at);
alter table signature_job alter column prepared set storage external;
select platform.protect('signature_job');

-- What was signed: added and read, never changed or deleted by a service role. Each row carries the hash of the one before it. It outlives
-- documents, which may be removed when their time is over.
create table signature_log (
  tenant_id uuid not null,
  number bigint not null,
  id uuid not null,
  document_id uuid not null,
  document_title text not null,
  version_no integer not null,
  signer_name text not null,
  serial text not null,
  method text not null,
  level text not null,
  sha256_before bytea not null,
  sha256_after bytea not null,
  actor_id uuid not null,
  actor_name text not null,
  actor_email text,
  -- The session of the e-ID, or the key of the organisation.
  reference text not null,
  at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null,
  -- By a key of the installation, where it has one: whoever writes to the database alone cannot make a chain anew.
  seal bytea,
  key_id text,
  primary key (tenant_id, number),
  unique (tenant_id, id)
);
create index signature_log_document on signature_log (tenant_id, document_id, id);
create index signature_log_actor on signature_log (tenant_id, actor_id, id);
select platform.protect('signature_log', 'select, insert');

-- Printed with the signatures of a document: whoever has it can ask what was signed.
create table signature_code (
  tenant_id uuid not null,
  document_id uuid not null,
  code text not null,
  primary key (tenant_id, document_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
select platform.protect('signature_code', 'select, insert');

-- A key of the organisation in the hardware module, and its certificate. The key itself is nowhere here.
create table organisation_seal (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('rsa-3072', 'rsa-4096', 'ec-p256', 'ec-p384')),
  spki bytea not null,
  request bytea not null,
  status text not null default 'awaiting_certificate' check (status in ('awaiting_certificate', 'active', 'retired')),
  certificate bytea,
  chain bytea[] not null default '{}',
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  created_by uuid,
  created_by_name text not null,
  activated_at timestamptz,
  retired_at timestamptz,
  primary key (tenant_id, id)
);
create unique index organisation_seal_active on organisation_seal (tenant_id) where status = 'active';
create unique index organisation_seal_awaiting on organisation_seal (tenant_id) where status = 'awaiting_certificate';
select platform.protect('organisation_seal', 'select, insert, update');

-- Who is to sign a document, and in which order: those with the same position in any order.
create table document_signer (
  tenant_id uuid not null,
  document_id uuid not null,
  person_id uuid not null,
  name text not null,
  email text not null,
  position integer not null check (position > 0),
  status text not null default 'waiting' check (status in ('waiting', 'signed', 'declined')),
  reason text,
  decided_at timestamptz,
  primary key (tenant_id, document_id, person_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
create index document_signer_person on document_signer (tenant_id, person_id, document_id) where status = 'waiting';
select platform.protect('document_signer');

-- One confirmation, many documents: the seal of the organisation is put on each of them in turn.
create table seal_batch (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  created_by uuid not null,
  created_by_name text not null,
  created_by_email text,
  level text not null,
  reason text,
  status text not null default 'running' check (status in ('running', 'finished')),
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index seal_batch_person on seal_batch (tenant_id, created_by, id);
select platform.protect('seal_batch');

create table seal_batch_item (
  tenant_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  document_id uuid not null,
  document_title text not null,
  status text not null default 'waiting' check (status in ('waiting', 'signed', 'failed')),
  failure text,
  primary key (tenant_id, batch_id, position),
  foreign key (tenant_id, batch_id) references seal_batch (tenant_id, id) on delete cascade
);
create index seal_batch_item_open on seal_batch_item (tenant_id, batch_id, position) where status = 'waiting';
select platform.protect('seal_batch_item');
