-- Old deliveries are swept by their age.
create index oidc_logout_delivery_created on oidc_logout_delivery (created_at);
