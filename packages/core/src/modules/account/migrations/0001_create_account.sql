-- A change of address waits until the link in the new mailbox is opened; afterwards the old one can undo it for a while.
create table email_change (
  -- Also the id of the link that confirms it.
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  from_email text not null,
  to_email text not null,
  requested_at timestamptz not null default date_trunc('milliseconds', now()),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- The id of the link that undoes it.
  undo_id uuid unique,
  undone_at timestamptz
);
create unique index email_change_waiting on email_change (person_id) where confirmed_at is null;
create index email_change_confirmed on email_change (person_id, confirmed_at) where confirmed_at is not null;
create index email_change_age on email_change (requested_at);
select platform.admit('email_change', 'select, insert, update, delete');

create table account_closing (
  person_id uuid primary key references person (id) on delete cascade,
  requested_at timestamptz not null default date_trunc('milliseconds', now()),
  closes_at timestamptz not null
);
create index account_closing_due on account_closing (closes_at);
select platform.admit('account_closing', 'select, insert, update, delete');
