-- The invitations of one state, newest first.
create index invitation_state on invitation (tenant_id, status, id);
