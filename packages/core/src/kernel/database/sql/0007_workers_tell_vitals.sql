-- What a process tells of itself with its heartbeat, for the operator's page. Older processes tell nothing.
alter table jobs.worker add column vitals jsonb;
