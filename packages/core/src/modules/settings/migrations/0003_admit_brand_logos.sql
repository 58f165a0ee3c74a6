-- The logo of a tenant is fetched once and served from our own origin, as those of applications are: whoever fetches stands above tenants.
select platform.admit('tenant_brand', 'select');
