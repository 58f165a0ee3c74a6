-- The role `user` of organisations that exist already; new ones are made with it.
alter table role no force row level security;
alter table role_permission no force row level security;
insert into role_permission (tenant_id, role_id, permission)
  select tenant_id, id, 'reports.read' from role where key = 'user'
  on conflict do nothing;
alter table role_permission force row level security;
alter table role force row level security;
