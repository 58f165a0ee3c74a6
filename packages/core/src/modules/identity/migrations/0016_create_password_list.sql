-- A larger list of known passwords than the one that comes with the service, as a filter in pages of bits: `tamga passwords load`.
create table password_list (
  only_one boolean primary key default true check (only_one),
  entries bigint not null,
  bits bigint not null,
  probes integer not null,
  loaded_at timestamptz not null default now()
);
select platform.admit('password_list', 'select, insert, delete');

create table password_list_page (
  page integer primary key,
  bits bytea not null
);
select platform.admit('password_list_page', 'select, insert, delete');
