-- Links that ended long ago are removed by their end.
create index report_share_expiry on report_share (tenant_id, expires_at);
