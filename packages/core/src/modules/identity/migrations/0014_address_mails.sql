-- A mail may go to an address that is not (or no longer) the person's: the new one of a change, and the old one.
alter table mail_message add column address text;
-- Which purposes a link can have, the modules say that make them.
alter table one_time_link drop constraint one_time_link_purpose_check;
