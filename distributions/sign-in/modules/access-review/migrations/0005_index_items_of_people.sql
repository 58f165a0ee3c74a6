-- What was decided about one person, for the page about them.
create index review_item_person on review_item (tenant_id, person_id, campaign_id);
