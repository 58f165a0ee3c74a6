-- What a person marked of the applications that they may open, and when they opened one last. Whether they may is asked each time.
create table own_application (
  tenant_id uuid not null,
  person_id uuid not null,
  client_id text not null,
  favourite_at timestamptz,
  last_opened_at timestamptz,
  primary key (tenant_id, person_id, client_id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
-- Marks go with their application.
create index own_application_client on own_application (client_id);
select platform.protect('own_application', 'select, delete');
-- Applications of the whole installation are shown beside those of the tenant, and only the platform role sees both.
select platform.admit('own_application', 'select, insert, update, delete');
