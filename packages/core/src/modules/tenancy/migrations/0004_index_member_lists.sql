-- A page of members in the order in which they were last seen, those who never were in front, and the members of one status.
create index membership_seen on membership (tenant_id, (coalesce(last_seen_at, '-infinity'::timestamptz)), person_id);
create index membership_status on membership (tenant_id, status, created_at, person_id);
-- Organisations whose time has come.
create index tenant_deletion on tenant (delete_after) where status = 'deleting';
