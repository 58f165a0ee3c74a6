alter table report_schedule add column paused boolean not null default false;
