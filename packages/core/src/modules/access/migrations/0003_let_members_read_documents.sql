-- Documents are on for every tenant: members see what was shared with them, as members of new tenants do.
alter table role no force row level security;
alter table role_permission no force row level security;
insert into role_permission (tenant_id, role_id, permission)
select tenant_id, id, 'documents.read' from role where key = 'user' and built_in
    on conflict do nothing;
alter table role_permission force row level security;
alter table role force row level security;
