-- Messages between installations. Who talks to whom is the operator's decision, so none of this belongs to a tenant.

-- The keys with which this installation signs; the private half is sealed.
create table ring_key (
  kid text primary key,
  public_key text not null,
  private_key bytea not null,
  valid_from timestamptz not null default date_trunc('milliseconds', now()),
  valid_to timestamptz
);
select platform.admit('ring_key', 'select, insert, update, delete');

create table ring_peer (
  id uuid primary key,
  name text not null,
  -- Public origin of the other installation: its name in every message, and its issuer.
  base_url text not null unique,
  status text not null check (status in ('unconfirmed', 'active', 'suspended')),
  -- The newest of our keys that the peer is known to have.
  own_kid text,
  created_at timestamptz not null default date_trunc('milliseconds', now())
);
select platform.admit('ring_peer', 'select, insert, update, delete');

create table ring_peer_key (
  peer_id uuid not null references ring_peer (id) on delete cascade,
  kid text not null,
  public_key text not null,
  valid_from timestamptz not null default date_trunc('milliseconds', now()),
  valid_to timestamptz,
  primary key (peer_id, kid)
);
select platform.admit('ring_peer_key', 'select, insert, update, delete');

-- Both operators decide about a link, each in their own installation; each keeps what the other said. It carries messages while both
-- approve and neither has suspended it.
create table ring_link (
  id uuid primary key,
  peer_id uuid not null references ring_peer (id) on delete cascade,
  service text not null,
  direction text not null check (direction in ('out', 'in')),
  we_approve boolean not null default false,
  they_approve boolean not null default false,
  we_suspend boolean not null default false,
  they_suspend boolean not null default false,
  status text not null generated always as (
    case when we_suspend or they_suspend then 'suspended'
         when we_approve and they_approve then 'approved'
         else 'proposed' end) stored,
  -- Decisions may arrive out of order: a lower number is an older one.
  revision integer not null default 1,
  peer_revision integer not null default 0,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  changed_at timestamptz not null default date_trunc('milliseconds', now()),
  unique (peer_id, service, direction)
);
select platform.admit('ring_link', 'select, insert, update, delete');

-- Outbox and inbox. One message id of one sender counts once.
create table ring_message (
  id uuid primary key,
  peer_id uuid not null references ring_peer (id) on delete cascade,
  service text not null,
  direction text not null check (direction in ('out', 'in')),
  message_id uuid not null,
  status text not null check (status in ('queued', 'retrying', 'held', 'delivered', 'dead', 'received')),
  attempts integer not null default 0,
  problem text,
  digest text not null,
  size integer not null,
  -- Kept until it is delivered.
  payload bytea,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  finished_at timestamptz,
  unique (direction, peer_id, message_id)
);
create index ring_message_of_peer on ring_message (peer_id, id);
create index ring_message_waiting on ring_message (status, id) where status in ('queued', 'retrying', 'held', 'dead');
create index ring_message_time on ring_message (created_at);
select platform.admit('ring_message', 'select, insert, update, delete');

-- What was signed by both sides, in a hash chain. Nobody changes or removes a line: the service itself may not.
create table ring_evidence (
  seq bigint primary key,
  entry text not null,
  hash text not null
);
select platform.admit('ring_evidence', 'select, insert');
