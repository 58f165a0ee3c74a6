-- Runs are filtered by how they ended; newest first, a page at a time.
create index scim_run_status on scim_run (tenant_id, status, created_at, id);
