-- Ids of items are UUIDv7 like all others; those that were made before keep theirs.
alter table review_item alter column id set default platform.uuidv7();
