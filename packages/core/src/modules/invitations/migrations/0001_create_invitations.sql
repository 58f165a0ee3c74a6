create table invitation (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  person_id uuid not null,
  email text not null,
  name text not null,
  search text not null generated always as (lower((name || ' ' || email) collate platform.names)) stored,
  language text not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'revoked')),
  -- The single-use link of the newest mail; an earlier one dies when the invitation is sent again.
  link_id uuid not null,
  expires_at timestamptz not null,
  sent_at timestamptz not null default date_trunc('milliseconds', now()),
  invited_by uuid,
  invited_by_name text,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references membership (tenant_id, person_id) on delete cascade
);
create index invitation_person on invitation (tenant_id, person_id, id);
create index invitation_link on invitation (tenant_id, link_id);
-- One open invitation for each person in a tenant.
create unique index invitation_pending on invitation (tenant_id, person_id) where status = 'pending';
select platform.protect('invitation', 'select, insert, update');
-- Whoever holds a link is signed out and not in the tenant yet: the link finds its invitation from above.
select platform.admit('invitation', 'select');
