-- The filter by kind in the order of the log, and a span of time in the order of time.
create index audit_record_kind on audit_record (tenant_id, kind, seq);
create index audit_record_time on audit_record (tenant_id, at, seq);
drop index audit_record_at;
