-- A mail about the person's own account belongs to no tenant, but carries the brand of the one that the person was in.
alter table mail_message add column brand_tenant_id uuid;
