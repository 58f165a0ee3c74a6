import type { Volume } from './fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** One signature for each document, nearly all of them made long ago. */
export const SIGNATURES: Readonly<Record<string, Volume>> = {
  signature_job:
    some(`insert into signature_job (tenant_id, id, document_id, version_no, person_id, person_name, method, level, status, certificate, chain, scheme, hash,
                               sha256_before, created_at, expires_at)
    select $tenant, pg_temp.id('signature_job', n), pg_temp.id('document', n), 1, pg_temp.id('person', 1 + n % 1000), 'Person', 'eid', 'B-T',
           case when n % 100 = 7 then 'awaiting_signer' else 'signed' end, 'x', '{}', 'rsa-pss', 'sha256', sha256('x'), now() - n * interval '1 minute', now()
      from generate_series(1, $rows) n`),
  signature_log:
    some(`insert into signature_log (tenant_id, number, id, document_id, document_title, version_no, signer_name, serial, method, level, sha256_before,
                               sha256_after, actor_id, actor_name, reference, at, previous_hash, hash)
    select $tenant, n, pg_temp.id('signature', n), pg_temp.id('document', n), 'Title', 2, 'Person', '4711', 'eid', 'B-T', sha256('x'), sha256('y'),
           pg_temp.id('person', 1 + n % 1000), 'Person', 'session', now(), sha256('x'), sha256('y')
      from generate_series(1, $rows) n`),
  signature_code: some(`insert into signature_code (tenant_id, document_id, code)
    select $tenant, pg_temp.id('document', n), left(encode(sha256(n::text::bytea), 'hex'), 22) from generate_series(1, $rows) n`),
  organisation_seal: {
    rows: 'some',
    insert: `insert into organisation_seal (tenant_id, id, kind, spki, request, status, created_by_name)
    select $tenant, pg_temp.id('seal', n), 'ec-p256', 'x', 'x', case n when 2 then 'awaiting_certificate' else 'retired' end, 'Person'
      from generate_series(1, 5) n`,
  },
  document_signer:
    some(`insert into document_signer (tenant_id, document_id, person_id, name, email, position, status)
    select $tenant, pg_temp.id('document', n), pg_temp.id('person', 1 + n % 1000), 'Person', '', 1, case when n % 100 = 7 then 'waiting' else 'signed' end
      from generate_series(1, $rows) n`),
  seal_batch: some(`insert into seal_batch (tenant_id, id, created_by, created_by_name, level, total)
    select $tenant, pg_temp.id('seal_batch', n), pg_temp.id('person', 1 + n % 1000), 'Person', 'B-B', 1 from generate_series(1, $rows) n`),
  seal_batch_item:
    some(`insert into seal_batch_item (tenant_id, batch_id, position, document_id, document_title)
    select $tenant, pg_temp.id('seal_batch', n), 1, pg_temp.id('document', n), 'Title' from generate_series(1, $rows) n`),
}
