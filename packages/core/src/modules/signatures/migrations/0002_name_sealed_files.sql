-- What a seal was confirmed for is a file, and not whichever is the newest when its turn comes. Items from before name none: they fail
-- as changed, and are confirmed again.
alter table seal_batch_item add column sha256 bytea;
