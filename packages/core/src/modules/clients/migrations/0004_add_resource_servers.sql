-- A client that is a resource server itself: it may ask about the tokens that are for this address of OAUTH_RESOURCES.
alter table oidc_client add column resource text;
