-- How the sign-ins of each hour through a provider ended: what a provider is worth is told by its last day, not by its last answer.
create table federation_provider_hour (
  tenant_id uuid not null,
  provider_id uuid not null,
  hour timestamptz not null,
  succeeded integer not null default 0,
  failed integer not null default 0,
  primary key (tenant_id, provider_id, hour),
  foreign key (tenant_id, provider_id) references federation_provider (tenant_id, id) on delete cascade
);
select platform.protect('federation_provider_hour');
