-- Who the organisation is to the tax authority. A receipt takes the next of its numbers in the statement that asks for it.
create table ereceipt_merchant (
  tenant_id uuid not null references tenant (id) on delete cascade,
  is_enabled boolean not null,
  tin text collate "C" not null,
  pos_number text collate "C" not null,
  branch_number text collate "C" not null,
  district_code text collate "C" not null,
  -- What is sold, where a product does not say it: the class, and why nothing or a zero rate is taxed.
  classification_code text collate "C" not null,
  exempt_code text collate "C" not null,
  zero_code text collate "C" not null,
  next_suffix bigint not null default 1,
  version integer not null default 1,
  primary key (tenant_id)
);
select platform.protect('ereceipt_merchant', 'select, insert, update');

-- A receipt of the tax authority for a sale or an invoice: one for each, whatever happens on the way.
create table ereceipt (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  subject_type text not null check (subject_type in ('invoice', 'pos_sale')),
  subject_id uuid not null,
  -- Our own number of the sale or invoice.
  number text collate "C" not null,
  state text not null default 'pending' check (state in ('pending', 'issued', 'failed', 'cancelled')),
  -- The sale was taken back: what is issued is cancelled, what was never sent is not issued.
  is_returned boolean not null default false,
  -- The receipt that this one puts right.
  replaces_id uuid,
  customer_tin text collate "C",
  -- Whose number as a taxpayer is looked up before the receipt is sent.
  customer_registry_number text collate "C",
  lines jsonb not null,
  payments jsonb not null,
  total numeric(20, 4) not null check (total > 0),
  tax numeric(20, 4) not null check (tax >= 0),
  -- Unique within the day of a till: the authority knows a repetition by it.
  suffix text collate "C" not null,
  -- As it was sent first: a repetition is the same to the letter.
  request text,
  -- The day of a call whose answer we do not know.
  sent_on date,
  attempts integer not null default 0,
  problem text check (problem in ('unreachable', 'refused', 'unclear', 'unknown_customer')),
  detail text,
  receipt_number text collate "C",
  lottery text,
  qr text,
  issued_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, id),
  constraint ereceipt_subject unique (tenant_id, subject_type, subject_id),
  foreign key (tenant_id, replaces_id) references ereceipt (tenant_id, id),
  check ((state = 'issued') <= (receipt_number is not null))
);
create index ereceipt_state on ereceipt (tenant_id, state, id);
create index ereceipt_replaces on ereceipt (tenant_id, replaces_id) where replaces_id is not null;
select platform.protect('ereceipt', 'select, insert, update');
