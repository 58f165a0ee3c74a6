-- The passkey that a session began with (kind, attachment, user verification): other tenants judge it when the session switches to them.
alter table session add column passkey jsonb;
