-- What this installation signed, for anybody who holds a file or the code on it: the hash of each signed revision, and who signed it. No
-- title, no person's number, nothing else of the document.
create table signed_revision (
  tenant_id uuid not null references tenant (id) on delete cascade,
  sha256 bytea not null check (length(sha256) = 32),
  -- 128 random bits, the same on all revisions of a document: what the picture on its page holds.
  code text not null check (length(code) = 22),
  revision integer not null check (revision > 0),
  signer text not null,
  level text not null,
  signed_at timestamptz not null,
  primary key (tenant_id, sha256),
  unique (tenant_id, code, revision)
);
create index signed_revision_sha256 on signed_revision (sha256);
create index signed_revision_code on signed_revision (code, revision);
select platform.protect('signed_revision', 'select, insert');
select platform.admit('signed_revision', 'select');
