-- A person looks at their logins and takes one away: each has a name of its own.
alter table sso_identity add column id uuid not null default platform.uuidv7();
create unique index sso_identity_id on sso_identity (id);

-- Who is in through a provider: counted before it is switched off, ended with it.
create index session_provider on session (tenant_id, provider_id) where provider_id is not null;
