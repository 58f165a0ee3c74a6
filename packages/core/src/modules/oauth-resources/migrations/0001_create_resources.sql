-- Services of a tenant that take access tokens for themselves alone (RFC 8707), with the scopes that mean something to them.
create table oauth_resource (
  tenant_id uuid not null,
  id uuid not null,
  uri text not null,
  name text not null,
  scopes text[] not null,
  format text not null check (format in ('jwt', 'opaque')),
  -- Seconds; null: as the installation says.
  ttl integer,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, uri),
  foreign key (tenant_id) references tenant (id) on delete cascade
);
create index oauth_resource_uri on oauth_resource (uri);
select platform.protect('oauth_resource');
select platform.admit('oauth_resource', 'select');

-- Hosts whose documents name applications that members of the tenant may let in.
create table oauth_document_host (
  tenant_id uuid not null,
  host text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, host),
  foreign key (tenant_id) references tenant (id) on delete cascade
);
create index oauth_document_host_host on oauth_document_host (host);
select platform.protect('oauth_document_host', 'select, insert, delete');
select platform.admit('oauth_document_host', 'select');
