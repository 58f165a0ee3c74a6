-- A password whose hash another system made: about how many milliseconds it takes, until its person signs in and it is ours.
alter table credential add column import_cost integer;
create index credential_import_cost on credential (import_cost desc) where import_cost is not null;
