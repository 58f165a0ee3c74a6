-- A paused schedule makes no drafts until it goes on.
alter table review_schedule add column paused boolean not null default false;

-- Which schedule made the draft; it may be deleted afterwards.
alter table review_campaign add column schedule_id uuid;
create index review_campaign_schedule on review_campaign (tenant_id, schedule_id, id) where schedule_id is not null;
