-- Each minute a job asks which organisations have a report to send: to go through all of them would keep a large installation busy.
create policy platform_access on report_schedule for select to tamga_platform using (true);
grant select (tenant_id, next_at, paused) on report_schedule to tamga_platform;
create index report_schedule_due on report_schedule (next_at) where not paused;
