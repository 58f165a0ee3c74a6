-- The tokens of a tenant by when they end: their holders are told in time.
create index api_token_end on api_token (tenant_id, expires_at) where expires_at is not null;
