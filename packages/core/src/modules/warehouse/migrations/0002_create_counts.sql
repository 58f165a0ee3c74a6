-- Somebody goes and counts what lies at a place.
create table stock_count (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  location_id uuid not null,
  -- Whoever counts does not see how much there should be.
  is_blind boolean not null default true,
  note text not null default '',
  made_by text not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  -- What came of it, once it is closed.
  posted_at timestamptz,
  posting_id uuid,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, location_id) references stock_location (tenant_id, id),
  foreign key (tenant_id, posting_id) references stock_posting (tenant_id, id)
);
create index stock_count_location on stock_count (tenant_id, location_id);
select platform.protect('stock_count');

-- What was counted, beside what the books said at that moment: what is moved later changes nothing of the difference.
create table stock_count_line (
  tenant_id uuid not null references tenant (id) on delete cascade,
  count_id uuid not null,
  product_id uuid not null,
  lot text not null default '',
  expected numeric(20, 6) not null,
  counted numeric(20, 6) not null check (counted >= 0),
  counted_by text not null,
  primary key (tenant_id, count_id, product_id, lot),
  foreign key (tenant_id, count_id) references stock_count (tenant_id, id) on delete cascade,
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
create index stock_count_line_product on stock_count_line (tenant_id, product_id);
select platform.protect('stock_count_line');

-- Below the minimum, it is time to order, up to the target.
create table stock_reorder (
  tenant_id uuid not null references tenant (id) on delete cascade,
  product_id uuid not null,
  location_id uuid not null,
  minimum numeric(20, 6) not null check (minimum > 0),
  target numeric(20, 6) not null check (target >= minimum),
  primary key (tenant_id, product_id, location_id),
  foreign key (tenant_id, product_id) references product (tenant_id, id) on delete cascade,
  foreign key (tenant_id, location_id) references stock_location (tenant_id, id) on delete cascade
);
create index stock_reorder_location on stock_reorder (tenant_id, location_id);
select platform.protect('stock_reorder');
