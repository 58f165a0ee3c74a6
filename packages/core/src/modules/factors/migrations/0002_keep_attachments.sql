-- Whether a passkey is built into its device. Of keys from before the browser's word on how it reaches them tells.
alter table passkey add column attachment text check (attachment in ('platform', 'cross-platform'));
update passkey set attachment = case when 'internal' = any (transports) then 'platform' else 'cross-platform' end
 where cardinality(transports) > 0;
