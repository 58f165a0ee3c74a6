import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** Two versions of each document; a tenth of the documents is shared with one role, each with a person or two. */
export const DOCUMENTS: Readonly<Record<string, Volume>> = {
  document:
    some(`insert into document (tenant_id, id, title, number, status, owner_id, owner_name, unit_id, version_no, sha256, size)
    select $tenant, pg_temp.id('document', n), 'Гэрээ ' || n, 'А/' || n, case when n % 50 = 0 then 'signed' else 'draft' end,
           pg_temp.id('person', 1 + n % 1000), 'Person', pg_temp.id('unit', 1 + n % 500), 1, sha256(('content' || n)::bytea), 1000
      from generate_series(1, $rows) n`),
  document_content: some(`insert into document_content (tenant_id, sha256, size, bytes, created_at)
    select $tenant, sha256(('content' || n)::bytea), 10, 'x', now() - n * interval '1 minute' from generate_series(1, $rows) n`),
  document_version:
    some(`insert into document_version (tenant_id, document_id, no, sha256, size, kind, created_by, created_by_name)
    select $tenant, pg_temp.id('document', n), 1, sha256(('content' || n)::bytea), 10, 'upload', pg_temp.id('person', 1 + n % 1000), 'Person'
      from generate_series(1, $rows) n`),
  verification_batch: some(`insert into verification_batch (tenant_id, id, created_by, created_at, total)
    select $tenant, pg_temp.id('verification', n), pg_temp.id('person', 1 + n % 1000), now() - n * interval '1 second', 1
      from generate_series(1, $rows) n`),
  verification_item: some(`insert into verification_item (tenant_id, batch_id, position, document_id, is_done)
    select $tenant, pg_temp.id('verification', n), 1, pg_temp.id('document', n), n % 100 > 0 from generate_series(1, $rows) n`),
  signed_revision:
    some(`insert into signed_revision (tenant_id, sha256, code, revision, signer, level, signed_at)
    select $tenant, sha256(($tenant || 'signed' || n)::bytea), left(encode(sha256(($tenant || (n / 2)::text)::bytea), 'hex'), 22), 1 + n % 2, 'Person', 'B-LT', now()
      from generate_series(1, $rows) n`),
  document_access: some(`insert into document_access (tenant_id, document_id, subject_id, subject_kind, level)
    select $tenant, pg_temp.id('document', n), pg_temp.id('person', 1 + n % 1000), 'person', 'edit' from generate_series(1, $rows) n
    union all
    select $tenant, pg_temp.id('document', n), pg_temp.id('role', 3), 'role', 'read' from generate_series(10, $rows, 10) n`),
  document_upload: some(`insert into document_upload (tenant_id, id, person_id, length, expires_at)
    select $tenant, pg_temp.id('upload', n), pg_temp.id('person', 1 + n % 1000), 10, now() + n * interval '1 minute'
      from generate_series(1, $rows) n`),
  document_upload_part: some(`insert into document_upload_part (tenant_id, upload_id, position, bytes)
    select $tenant, pg_temp.id('upload', n), 0, 'x' from generate_series(1, $rows) n`),
  document_template: some(`insert into document_template (tenant_id, id, name, text, fields)
    select $tenant, pg_temp.id('template', n), 'Template ' || n, 'text', '[]' from generate_series(1, least($rows, 400)) n`),
  document_folder: some(`insert into document_folder (tenant_id, id, name)
    select $tenant, pg_temp.id('folder', n), 'Folder ' || n from generate_series(1, least($rows, 900)) n`),
  document_retention: some(`insert into document_retention (tenant_id, id, folder_id, months, effective_at)
    select $tenant, pg_temp.id('retention', n), pg_temp.id('folder', n), 1200, now() from generate_series(1, least($rows, 40)) n`),
  document_search: some(`insert into document_search (tenant_id, document_id, text, search)
    select $tenant, pg_temp.id('document', n), 'text', to_tsvector('simple', 'гэрээ бо' || n || ' ' || lpad(n::text, 6, '0'))
      from generate_series(1, $rows) n`),
  document_comment:
    some(`insert into document_comment (tenant_id, id, document_id, version_no, author_id, author_name, text)
    select $tenant, pg_temp.id('comment', n), pg_temp.id('document', 1 + n / 10), 1, pg_temp.id('person', 1 + n % 1000), 'Person', 'Text'
      from generate_series(1, $rows) n`),
  document_mention:
    some(`insert into document_mention (tenant_id, comment_id, person_id, document_id, created_at)
    select $tenant, pg_temp.id('comment', n), pg_temp.id('person', 1 + n % 1000), pg_temp.id('document', 1 + n / 10), now() - n * interval '1 minute'
      from generate_series(1, $rows) n`),
}
