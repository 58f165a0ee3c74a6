-- Whom the inviter means: the e-ID of this citizen accepts the invitation, together with the link in the mail. Typed by the inviter
-- and proven by nobody, so it links nothing by itself.
alter table invitation add column registration_number text;
