-- Those that wait for an answer, by when they end: whoever invited is told in time.
create index invitation_end on invitation (tenant_id, expires_at) where status = 'pending';
