-- What the client was when the person agreed: owner, type, authentication, addresses and keys. A consent counts for as long as
-- the client is no more than that. Consents from before are bound to the client as it is now.
alter table oidc_consent add column client jsonb;
update oidc_consent o
   set client = jsonb_build_object('tenant_id', c.tenant_id, 'type', c.type, 'jwks', c.jwks,
         'token_endpoint_auth_method', c.token_endpoint_auth_method, 'redirect_uris', to_jsonb(c.redirect_uris))
  from oidc_client c
 where c.client_id = o.client_id;
