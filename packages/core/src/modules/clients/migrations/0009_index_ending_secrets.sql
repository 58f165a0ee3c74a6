-- Secrets that were replaced, by when they end: whoever manages applications is told in time.
create index oidc_client_former_secret on oidc_client (tenant_id, former_secret_expires_at) where former_secret_expires_at is not null;
