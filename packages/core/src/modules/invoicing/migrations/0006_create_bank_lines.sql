-- Lines of statements of our bank accounts. A line is told from others by what it says, so that the same one is never there twice.
create table bank_line (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  -- The account of the books where this money lies.
  account_id uuid not null,
  day date not null,
  -- Above zero: money that came.
  amount numeric(20, 4) not null check (amount <> 0),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  description text not null,
  counterparty text not null,
  counterparty_account text not null,
  reference text not null,
  hash bytea not null,
  state text not null default 'open' check (state in ('open', 'matched', 'ignored')),
  payment_id uuid,
  imported_by text not null,
  imported_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references ledger_account (tenant_id, id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id),
  check ((state = 'matched') = (payment_id is not null))
);
create unique index bank_line_hash on bank_line (tenant_id, account_id, hash);
create index bank_line_state on bank_line (tenant_id, state, id);
create index bank_line_payment on bank_line (tenant_id, payment_id) where payment_id is not null;
select platform.protect('bank_line', 'select, insert, update (state, payment_id)');

-- What a contact still owes, among all that they ever bought.
create index invoice_open_contact on invoice (tenant_id, contact_id, id) where due > 0;
