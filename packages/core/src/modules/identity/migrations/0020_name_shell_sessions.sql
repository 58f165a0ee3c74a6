-- Sessions of native shells carry the name of their device, so that people recognise them in lists.
alter table session add column kind text not null default 'browser' check (kind in ('browser', 'shell'));
alter table session add column device_id uuid;
alter table session add column device_name text;
