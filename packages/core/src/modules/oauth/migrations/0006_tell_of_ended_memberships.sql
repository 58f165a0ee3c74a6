-- A client hears once that a session is over, and once that its person left (or was stopped in) the tenant whose tokens it
-- holds while their session goes on in another: that tenant stands here. An application of the whole installation may get both.
alter table oidc_logout_delivery add column left_tenant uuid;
drop index oidc_logout_delivery_once;
create unique index oidc_logout_delivery_once on oidc_logout_delivery (session_id, client_id, left_tenant) nulls not distinct;
