-- When an organisation is deleted, its documents' contents go before the versions that name them: whether one is still named is asked at the
-- end of the transaction, when both are gone.
alter table document_version alter constraint document_version_tenant_id_sha256_fkey deferrable initially deferred;
