-- Where things are sold. Its numbers begin with the prefix; each series that it ever had is written at its lease.
create table pos_till (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  name text not null,
  prefix text collate "C" not null,
  location_id uuid not null,
  is_archived boolean not null default false,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint pos_till_name unique (tenant_id, name),
  constraint pos_till_prefix unique (tenant_id, prefix),
  foreign key (tenant_id, location_id) references stock_location (tenant_id, id)
);
create index pos_till_location on pos_till (tenant_id, location_id);
select platform.protect('pos_till', 'select, insert, update');

-- The one device that sells at a till, and numbers what it sells by itself. When another takes the till from a device that is lost, it
-- begins a series of its own: what the lost one had sold can still come, and no number is there twice.
create table pos_lease (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  till_id uuid not null,
  device_id uuid not null,
  device_name text not null,
  series_id uuid not null,
  prefix text not null,
  state text not null default 'held' check (state in ('held', 'released', 'taken_over')),
  taken_by text not null,
  taken_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, till_id) references pos_till (tenant_id, id),
  foreign key (tenant_id, series_id) references number_series (tenant_id, id),
  check ((state = 'held') = (ended_at is null))
);
create unique index pos_lease_held on pos_lease (tenant_id, till_id) where state = 'held';
create index pos_lease_till on pos_lease (tenant_id, till_id, id);
create index pos_lease_series on pos_lease (tenant_id, series_id);
select platform.protect('pos_lease', 'select, insert, update');

-- Its id is made at the till, as are those of sales and of cash that is put in or taken out: sent twice, they are done once.
create table pos_shift (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  till_id uuid not null,
  recorded_id uuid not null default platform.uuidv7(),
  seller_id uuid not null,
  seller_name text not null,
  -- As the seller might when the shift was opened: what is sold without a network is judged by it.
  may_discount boolean not null,
  opened_at timestamptz not null,
  opening_cash numeric(20, 4) not null check (opening_cash >= 0),
  received_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  closed_at timestamptz,
  closed_by text,
  note text not null default '',
  -- What the count of cash differed by, in the journal.
  entry_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, till_id) references pos_till (tenant_id, id),
  foreign key (tenant_id, entry_id) references journal_entry (tenant_id, id)
);
create unique index pos_shift_open on pos_shift (tenant_id, till_id) where closed_at is null;
create index pos_shift_recorded on pos_shift (tenant_id, recorded_id);
create index pos_shift_till on pos_shift (tenant_id, till_id, recorded_id);
select platform.protect('pos_shift', 'select, insert, update');

create table pos_shift_count (
  tenant_id uuid not null references tenant (id) on delete cascade,
  shift_id uuid not null,
  method text not null check (method in ('cash', 'card', 'transfer')),
  expected numeric(20, 4) not null,
  counted numeric(20, 4) not null,
  primary key (tenant_id, shift_id, method),
  foreign key (tenant_id, shift_id) references pos_shift (tenant_id, id)
);
select platform.protect('pos_shift_count', 'select, insert');

create table pos_cash_move (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  shift_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  amount numeric(20, 4) not null check (amount > 0),
  note text not null default '',
  moved_at timestamptz not null,
  made_by text not null,
  entry_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, shift_id) references pos_shift (tenant_id, id),
  foreign key (tenant_id, entry_id) references journal_entry (tenant_id, id)
);
create index pos_cash_move_shift on pos_cash_move (tenant_id, shift_id, moved_at);
select platform.protect('pos_cash_move', 'select, insert');

create table pos_sale (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  -- The order in which they came here; the till says in which they were sold.
  recorded_id uuid not null default platform.uuidv7(),
  till_id uuid not null,
  lease_id uuid not null,
  shift_id uuid not null,
  kind text not null check (kind in ('sale', 'return')),
  series_id uuid not null,
  sequence bigint not null,
  number text collate "C" not null,
  sold_at timestamptz not null,
  received_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  seller_name text not null,
  customer_id uuid,
  -- What a return takes back.
  returns_id uuid,
  net numeric(20, 4) not null,
  tax numeric(20, 4) not null,
  total numeric(20, 4) not null check (total = net + tax),
  discount numeric(20, 4) not null default 0,
  granted_by text,
  -- Of what left or came back, as the warehouse knows it.
  cost numeric(20, 4) not null default 0,
  note text not null default '',
  posting_id uuid,
  entry_id uuid,
  primary key (tenant_id, id),
  constraint pos_sale_number unique (tenant_id, series_id, sequence),
  foreign key (tenant_id, till_id) references pos_till (tenant_id, id),
  foreign key (tenant_id, lease_id) references pos_lease (tenant_id, id),
  foreign key (tenant_id, shift_id) references pos_shift (tenant_id, id),
  foreign key (tenant_id, series_id) references number_series (tenant_id, id),
  foreign key (tenant_id, customer_id) references contact (tenant_id, id),
  foreign key (tenant_id, returns_id) references pos_sale (tenant_id, id),
  foreign key (tenant_id, posting_id) references stock_posting (tenant_id, id),
  foreign key (tenant_id, entry_id) references journal_entry (tenant_id, id),
  check ((kind = 'return') = (returns_id is not null))
);
create index pos_sale_recorded on pos_sale (tenant_id, recorded_id);
create index pos_sale_till on pos_sale (tenant_id, till_id, recorded_id);
create index pos_sale_shift on pos_sale (tenant_id, shift_id, recorded_id);
create index pos_sale_by_number on pos_sale (tenant_id, number);
create index pos_sale_sold on pos_sale (tenant_id, sold_at);
create index pos_sale_customer on pos_sale (tenant_id, customer_id) where customer_id is not null;
create index pos_sale_returns on pos_sale (tenant_id, returns_id) where returns_id is not null;
create index pos_sale_lease on pos_sale (tenant_id, lease_id);
select platform.protect('pos_sale', 'select, insert');
-- Of what was sold only the name of the customer ever changes, when contacts are merged.
grant update (customer_id) on pos_sale to tamga_app;

create table pos_sale_line (
  tenant_id uuid not null references tenant (id) on delete cascade,
  sale_id uuid not null,
  position smallint not null,
  -- Nothing where it was deleted before the sale came here.
  product_id uuid,
  unit_id uuid,
  name text not null,
  quantity numeric(20, 6) not null check (quantity > 0),
  -- In units of the product; nothing where it is not kept in stock.
  stock_quantity numeric(20, 6) not null default 0,
  unit_price numeric(20, 4) not null check (unit_price >= 0),
  discount numeric(7, 4) not null default 0 check (discount between 0 and 100),
  tax_class text not null check (tax_class in ('standard', 'exempt', 'zero')),
  tax_rate numeric(7, 4) not null,
  tax numeric(20, 4) not null,
  total numeric(20, 4) not null,
  cost numeric(20, 4) not null default 0,
  -- In a return: which line of the sale.
  returns_position smallint,
  primary key (tenant_id, sale_id, position),
  foreign key (tenant_id, sale_id) references pos_sale (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id),
  foreign key (tenant_id, unit_id) references goods_unit (tenant_id, id)
);
create index pos_sale_line_product on pos_sale_line (tenant_id, product_id) where product_id is not null;
create index pos_sale_line_unit on pos_sale_line (tenant_id, unit_id) where unit_id is not null;
select platform.protect('pos_sale_line', 'select, insert');

create table pos_sale_payment (
  tenant_id uuid not null references tenant (id) on delete cascade,
  sale_id uuid not null,
  position smallint not null,
  method text not null check (method in ('cash', 'card', 'transfer')),
  amount numeric(20, 4) not null check (amount >= 0),
  tendered numeric(20, 4),
  reference text not null default '',
  primary key (tenant_id, sale_id, position),
  foreign key (tenant_id, sale_id) references pos_sale (tenant_id, id)
);
select platform.protect('pos_sale_payment', 'select, insert');

-- What the world had become when a sale came here. Nothing of it keeps a sale out; somebody has to look at it.
create table pos_sale_issue (
  tenant_id uuid not null references tenant (id) on delete cascade,
  sale_id uuid not null,
  code text not null check (code in ('oversold', 'product_missing', 'product_archived', 'unit_missing', 'price_changed',
                                     'customer_missing', 'period_closed', 'shift_closed', 'clock_ahead')),
  -- From one; zero where it is about all of it.
  line smallint not null default 0,
  recorded_id uuid not null,
  primary key (tenant_id, sale_id, code, line),
  foreign key (tenant_id, sale_id) references pos_sale (tenant_id, id)
);
create index pos_sale_issue_code on pos_sale_issue (tenant_id, code, recorded_id);
select platform.protect('pos_sale_issue', 'select, insert');
