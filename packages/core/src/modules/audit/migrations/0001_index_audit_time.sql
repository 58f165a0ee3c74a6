-- The filter by time, on a table whose own order is the sequence.
create index audit_record_at on audit_record (tenant_id, at);
