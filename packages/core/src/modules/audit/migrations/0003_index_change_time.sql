-- A report on changes of a month reads those alone, and not the sign-ins between them. Few records are changes: the others do not touch it.
create index audit_record_change_time on audit_record (tenant_id, at) where kind = 'change';
