-- What waits for somebody to answer it: swept as soon as its time is over, and the oldest of it when there is too much.
create index oidc_token_waiting on oidc_token (expires_at)
  where model in ('Interaction', 'DeviceInteraction', 'PushedAuthorizationRequest', 'Logout');
-- Tokens of many requests are written together: a row that somebody holds must not keep all of them waiting.
alter function platform.oidc_commit(jsonb) set lock_timeout = '1s';
