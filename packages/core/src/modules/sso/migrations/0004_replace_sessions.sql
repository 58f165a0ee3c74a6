-- Whether the person agreed, before the sign-in began, that it ends another person's session in the same browser.
alter table sso_attempt add column replaces boolean not null default false;
