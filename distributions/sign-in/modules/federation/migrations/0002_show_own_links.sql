-- A person sees their own links in all of their tenants, and takes one away.
select platform.admit('federation_link', 'select, delete');
