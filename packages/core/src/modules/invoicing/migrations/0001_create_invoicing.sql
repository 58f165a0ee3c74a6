-- The chart of accounts. An account with a role is the one that documents and payments post to by themselves.
create table ledger_account (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  code text collate "C" not null,
  name text not null,
  type text not null check (type in ('asset', 'liability', 'equity', 'income', 'expense')),
  role text check (role in ('receivable', 'payable', 'cash', 'bank', 'sales', 'purchases', 'sales_tax', 'purchase_tax', 'exchange', 'opening')),
  is_archived boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint ledger_account_code unique (tenant_id, code)
);
create unique index ledger_account_role on ledger_account (tenant_id, role) where role is not null;
select platform.protect('ledger_account');

-- A month of the books. It comes to be with its first entry, or when it is closed.
create table ledger_period (
  tenant_id uuid not null references tenant (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz,
  closed_by text,
  version integer not null default 1,
  primary key (tenant_id, month)
);
select platform.protect('ledger_period', 'select, insert, update');

-- What one unit of a currency is worth in the currency of the books, from a day on.
create table exchange_rate (
  tenant_id uuid not null references tenant (id) on delete cascade,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  valid_from date not null,
  rate numeric(20, 8) not null check (rate > 0),
  primary key (tenant_id, currency, valid_from)
);
select platform.protect('exchange_rate');

-- A number is taken by an update of this row inside the transaction that posts: none is missing and none is there twice.
create table number_series (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  kind text not null check (kind in ('invoice', 'bill', 'credit_note', 'bill_credit', 'payment')),
  prefix text collate "C" not null,
  next_number bigint not null default 1 check (next_number > 0),
  -- Which one is taken where nobody names another.
  is_default boolean not null default false,
  primary key (tenant_id, id),
  constraint number_series_prefix unique (tenant_id, kind, prefix)
);
create unique index number_series_default on number_series (tenant_id, kind) where is_default;
select platform.protect('number_series');

create table journal_entry (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  day date not null,
  source text not null check (source in ('document', 'payment', 'exchange', 'manual', 'opening')),
  -- What it is about: the number of a document or payment, or what somebody wrote.
  memo text not null,
  -- The document or payment that it comes from.
  source_id uuid,
  made_by text not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, id)
);
create index journal_entry_day on journal_entry (tenant_id, day, id);
create index journal_entry_source on journal_entry (tenant_id, source_id) where source_id is not null;
select platform.protect('journal_entry', 'select, insert');

-- Debit above zero, credit below, in the currency of the books. Only ever added: a mistake is corrected by another entry.
create table journal_line (
  tenant_id uuid not null references tenant (id) on delete cascade,
  entry_id uuid not null,
  position smallint not null,
  account_id uuid not null,
  amount numeric(20, 4) not null check (amount <> 0),
  -- Once more, so that an account is read by day from an index.
  day date not null,
  primary key (tenant_id, entry_id, position),
  foreign key (tenant_id, entry_id) references journal_entry (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references ledger_account (tenant_id, id)
);
create index journal_line_account on journal_line (tenant_id, account_id, day, entry_id);
select platform.protect('journal_line', 'select, insert');

create function platform.require_balanced_entry() returns trigger language plpgsql as $$
begin
  if (select sum(l.amount) from journal_line l where l.tenant_id = new.tenant_id and l.entry_id = new.entry_id) <> 0 then
    raise exception 'journal entry % does not balance', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
revoke all on function platform.require_balanced_entry() from public;
create constraint trigger journal_line_balanced after insert on journal_line deferrable initially deferred
  for each row execute function platform.require_balanced_entry();

-- Sales invoices and bills, and what takes them back. Amounts are in the currency of the document; book_ ones in that of the books.
create table invoice (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  kind text not null check (kind in ('invoice', 'bill', 'credit_note', 'bill_credit')),
  state text not null default 'draft' check (state in ('draft', 'posted')),
  contact_id uuid not null,
  -- As the contact was called when the document was posted.
  contact_name text,
  series_id uuid,
  number text collate "C",
  -- The number that the other side gave it.
  reference text not null default '',
  issued_on date not null,
  due_on date not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  rate numeric(20, 8) not null default 1 check (rate > 0),
  includes_tax boolean not null default true,
  note text not null default '',
  -- What a credit note takes back.
  credits_id uuid,
  net numeric(20, 4) not null default 0,
  tax numeric(20, 4) not null default 0,
  total numeric(20, 4) not null default 0,
  -- What is not yet paid or taken back; nothing before it is posted.
  due numeric(20, 4) not null default 0 check (due >= 0),
  book_total numeric(20, 4) not null default 0,
  book_due numeric(20, 4) not null default 0,
  entry_id uuid,
  posted_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, contact_id) references contact (tenant_id, id),
  foreign key (tenant_id, series_id) references number_series (tenant_id, id),
  foreign key (tenant_id, entry_id) references journal_entry (tenant_id, id),
  foreign key (tenant_id, credits_id) references invoice (tenant_id, id),
  check ((state = 'posted') = (number is not null)),
  check ((state = 'posted') = (entry_id is not null)),
  check (due <= total)
);
create unique index invoice_number on invoice (tenant_id, series_id, number) where number is not null;
create index invoice_by_number on invoice (tenant_id, number) where number is not null;
create index invoice_kind on invoice (tenant_id, kind, id);
create index invoice_state on invoice (tenant_id, kind, state, id);
create index invoice_contact on invoice (tenant_id, contact_id, id);
create index invoice_open on invoice (tenant_id, kind, due_on, id) where due > 0;
create index invoice_credits on invoice (tenant_id, credits_id) where credits_id is not null;
select platform.protect('invoice');

create table invoice_line (
  tenant_id uuid not null references tenant (id) on delete cascade,
  invoice_id uuid not null,
  position smallint not null,
  product_id uuid,
  description text not null,
  quantity numeric(20, 6) not null check (quantity > 0),
  unit_price numeric(20, 4) not null check (unit_price >= 0),
  -- In per cent.
  discount numeric(7, 4) not null default 0 check (discount between 0 and 100),
  tax_class text not null check (tax_class in ('standard', 'exempt', 'zero')),
  tax_rate numeric(7, 4) not null check (tax_rate >= 0),
  account_id uuid not null,
  net numeric(20, 4) not null,
  tax numeric(20, 4) not null,
  total numeric(20, 4) not null check (total = net + tax),
  primary key (tenant_id, invoice_id, position),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id) on delete cascade,
  foreign key (tenant_id, product_id) references product (tenant_id, id),
  foreign key (tenant_id, account_id) references ledger_account (tenant_id, id)
);
create index invoice_line_product on invoice_line (tenant_id, product_id) where product_id is not null;
create index invoice_line_account on invoice_line (tenant_id, account_id);
select platform.protect('invoice_line', 'select, insert, delete');

-- Whatever a service would do: of a posted document only what is still due changes, and who a merged contact is now. It goes with its
-- tenant alone: then a trigger of the foreign key deletes it, one level deeper.
create function platform.keep_posted_invoice() returns trigger language plpgsql as $$
begin
  if old.state = 'posted' and pg_trigger_depth() = 1 then
    if tg_op = 'DELETE'
       or (to_jsonb(new) - array['due', 'book_due', 'contact_id', 'updated_at', 'version'])
          is distinct from (to_jsonb(old) - array['due', 'book_due', 'contact_id', 'updated_at', 'version']) then
      raise exception 'invoice % is posted', old.id using errcode = 'restrict_violation';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
revoke all on function platform.keep_posted_invoice() from public;
create trigger invoice_kept before update or delete on invoice for each row execute function platform.keep_posted_invoice();

create function platform.keep_posted_lines() returns trigger language plpgsql as $$
declare
  changed invoice_line;
begin
  if tg_op = 'DELETE' then
    changed := old;
  else
    changed := new;
  end if;
  if pg_trigger_depth() = 1 and exists (
    select from invoice i where i.tenant_id = changed.tenant_id and i.id = changed.invoice_id and i.state = 'posted'
  ) then
    raise exception 'invoice % is posted', changed.invoice_id using errcode = 'restrict_violation';
  end if;
  return changed;
end $$;
revoke all on function platform.keep_posted_lines() from public;
create trigger invoice_line_kept before insert or update or delete on invoice_line
  for each row execute function platform.keep_posted_lines();

-- Money that came or went. It is posted as it is written down.
create table payment (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  direction text not null check (direction in ('in', 'out')),
  -- Whose debt it settles: that of a customer, or ours to a supplier. A refund goes the other way.
  party text not null check (party in ('customer', 'supplier')),
  contact_id uuid not null,
  series_id uuid not null,
  number text collate "C" not null,
  day date not null,
  account_id uuid not null,
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  rate numeric(20, 8) not null check (rate > 0),
  amount numeric(20, 4) not null check (amount > 0),
  memo text not null default '',
  -- What is not yet allocated.
  due numeric(20, 4) not null check (due >= 0),
  book_total numeric(20, 4) not null,
  book_due numeric(20, 4) not null,
  entry_id uuid not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, id),
  foreign key (tenant_id, contact_id) references contact (tenant_id, id),
  foreign key (tenant_id, series_id) references number_series (tenant_id, id),
  foreign key (tenant_id, account_id) references ledger_account (tenant_id, id),
  foreign key (tenant_id, entry_id) references journal_entry (tenant_id, id),
  check (due <= amount)
);
create unique index payment_number on payment (tenant_id, series_id, number);
create index payment_contact on payment (tenant_id, contact_id, id);
create index payment_direction on payment (tenant_id, direction, id);
create index payment_account on payment (tenant_id, account_id);
select platform.protect('payment', 'select, insert, update (due, book_due, contact_id)');

-- What of a payment, or of a credit note, settles what of a document.
create table payment_allocation (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  invoice_id uuid not null,
  payment_id uuid,
  credit_id uuid,
  amount numeric(20, 4) not null check (amount > 0),
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id),
  foreign key (tenant_id, credit_id) references invoice (tenant_id, id),
  check (num_nonnulls(payment_id, credit_id) = 1)
);
create index payment_allocation_invoice on payment_allocation (tenant_id, invoice_id);
create index payment_allocation_payment on payment_allocation (tenant_id, payment_id) where payment_id is not null;
create index payment_allocation_credit on payment_allocation (tenant_id, credit_id) where credit_id is not null;
select platform.protect('payment_allocation', 'select, insert');
