-- Machines on which a native shell runs for the tenant, known by their key. A kiosk serves many people, so a device belongs to the tenant.
create table shell_device (
  tenant_id uuid not null,
  -- Chosen by the device, which keeps it beside its key.
  id uuid not null,
  name text not null,
  platform text not null check (platform in ('desktop', 'mobile', 'kiosk')),
  public_key jsonb not null,
  -- RFC 7638.
  key_thumbprint text not null,
  status text not null check (status in ('pending', 'approved', 'revoked')),
  registered_by uuid not null,
  registered_at timestamptz not null default date_trunc('milliseconds', now()),
  decided_by uuid,
  decided_at timestamptz,
  last_seen_at timestamptz not null default date_trunc('milliseconds', now()),
  last_ip text,
  -- What the device said of itself last, and when.
  health jsonb,
  health_at timestamptz,
  -- Seconds without a touch after which a kiosk forgets its person; null: as the device was set up.
  idle_seconds integer,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, key_thumbprint),
  foreign key (tenant_id) references tenant (id) on delete cascade
);
create index shell_device_registered on shell_device (tenant_id, registered_at desc, id desc);
create index shell_device_status on shell_device (tenant_id, status, registered_at desc, id desc);
select platform.protect('shell_device');
select platform.admit('shell_device', 'select, insert, update');

-- Families of tokens by device and person, each with the session that its last handoff began.
create table shell_grant (
  tenant_id uuid not null,
  grant_id uuid not null,
  device_id uuid not null,
  person_id uuid not null,
  session_id uuid,
  -- The sign-in that the family came from.
  origin_session_id uuid not null,
  last_used_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null,
  primary key (tenant_id, grant_id),
  foreign key (tenant_id, device_id) references shell_device (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index shell_grant_device on shell_grant (tenant_id, device_id);
create index shell_grant_person on shell_grant (person_id, tenant_id);
create index shell_grant_session on shell_grant (session_id) where session_id is not null;
create index shell_grant_origin on shell_grant (origin_session_id);
create index shell_grant_expiry on shell_grant (expires_at);
select platform.protect('shell_grant');
select platform.admit('shell_grant', 'select, insert, update, delete');

-- One-time codes that a web view gets its cookie for. Found by hashes; kept for a while after their use, so that a second one is noticed.
create table shell_handoff (
  code_hash bytea primary key,
  -- A proof of possession is taken once (RFC 9449 §11.1).
  proof_hash bytea not null unique,
  tenant_id uuid not null references tenant (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  device_id uuid not null,
  grant_id uuid not null,
  acr text not null,
  auth_methods text[] not null,
  confined boolean not null,
  provider_id uuid,
  authenticated_at timestamptz not null,
  grant_expires_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index shell_handoff_expiry on shell_handoff (expires_at);
create index shell_handoff_tenant on shell_handoff (tenant_id);
create index shell_handoff_person on shell_handoff (person_id);
select platform.admit('shell_handoff', 'select, insert, update, delete');

-- What native shells may do in the tenant; absent: everything, without approval.
create table shell_policy (
  tenant_id uuid primary key references tenant (id) on delete cascade,
  requires_approval boolean not null default false,
  -- Methods of window.CoreShell that are refused, by platform.
  refused_methods jsonb not null default '{}',
  version integer not null default 1
);
select platform.protect('shell_policy');
select platform.admit('shell_policy', 'select');
