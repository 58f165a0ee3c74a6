-- The history of endings is filtered by cause and by who ended the session; newest first, a page at a time.
create index session_event_cause on session_event (tenant_id, cause, at, id);
create index session_event_terminated_by on session_event (tenant_id, terminated_by, at, id) where terminated_by is not null;
