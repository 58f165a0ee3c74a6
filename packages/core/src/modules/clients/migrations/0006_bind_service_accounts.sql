-- With its own grant, an application acts on our API as this account; without one its tokens open nothing there.
alter table oidc_client add column service_account uuid;
alter table oidc_client add foreign key (tenant_id, service_account)
  references service_account (tenant_id, id) on delete set null (service_account);
create index oidc_client_service_account on oidc_client (tenant_id, service_account) where service_account is not null;
