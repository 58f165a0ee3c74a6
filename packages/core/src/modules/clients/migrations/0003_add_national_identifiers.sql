-- Registration number and civil id are disclosed with `profile` only to clients for which an administrator said so.
alter table oidc_client add column national_identifiers boolean not null default false;
