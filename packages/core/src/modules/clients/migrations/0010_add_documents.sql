-- An application that is known by a document at its client_id, instead of a registration (client ID metadata documents): the host that
-- the document came from, and until when it counts. It belongs to the installation; each tenant says which hosts it lets in.
alter table oidc_client
  add column document_host text,
  add column document_expires_at timestamptz,
  add check ((document_host is null) = (document_expires_at is null)),
  add check (document_host is null or tenant_id = '00000000-0000-0000-0000-000000000000');
