-- How strongly a person has to be authenticated for this application (an OpenID Connect acr value); null: as their tenant asks.
alter table oidc_client add column required_acr text check (required_acr in ('acr:2', 'acr:eid:advanced', 'acr:eid:qualified'));
