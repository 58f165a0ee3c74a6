-- A device that waits for a person to allow it elsewhere (RFC 8628). Its code is kept among the tokens, under the same id; here
-- stands what finds it by the code that the person types, where it was asked for, and how patiently the device polls.
create table oidc_device (
  -- SHA-256 of the device code.
  id bytea primary key,
  -- SHA-256 of the user code.
  user_code bytea not null unique,
  client_id text not null,
  ip text,
  user_agent text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null,
  polled_at timestamptz,
  -- Seconds that the device has to wait between two polls.
  poll_interval integer not null
);
create index oidc_device_expiry on oidc_device (expires_at);
select platform.admit('oidc_device', 'select, insert, update, delete');
