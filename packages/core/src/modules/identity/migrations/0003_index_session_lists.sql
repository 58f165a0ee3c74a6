-- Lists of a tenant's sessions, by either time in either direction, and of their history: a page costs the same however many there are.
drop index session_tenant;
create index session_seen on session (tenant_id, last_seen_at, id);
create index session_created on session (tenant_id, created_at, id);
create index session_event_time on session_event (tenant_id, at, id);
