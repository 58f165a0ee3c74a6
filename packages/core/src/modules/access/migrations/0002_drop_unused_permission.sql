-- `audit.manage` opened nothing: it is no longer declared, and so no role carries it.
alter table role_permission no force row level security;
delete from role_permission where permission = 'audit.manage';
alter table role_permission force row level security;
