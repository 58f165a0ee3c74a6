-- Most sessions of one person (null: any number), and the networks from which people may enter (none: any).
alter table tenant_security
  add column session_limit integer check (session_limit > 0),
  add column allowed_networks text[] not null default '{}';
