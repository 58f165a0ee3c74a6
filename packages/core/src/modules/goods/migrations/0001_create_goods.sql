-- What quantities are counted in. A unit with a base is so many of it; a base has no base itself.
create table goods_unit (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  code text not null,
  name text not null,
  base_id uuid,
  factor numeric(20, 8) not null default 1 check (factor > 0),
  -- What things are counted in where nobody says otherwise.
  is_piece boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint goods_unit_code unique (tenant_id, code),
  foreign key (tenant_id, base_id) references goods_unit (tenant_id, id),
  check (base_id is not null or factor = 1)
);
create index goods_unit_base on goods_unit (tenant_id, base_id) where base_id is not null;
select platform.protect('goods_unit');

-- A parent is chosen when a category is made, and kept: none can come to lie below itself.
create table goods_category (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  parent_id uuid,
  name text not null,
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint goods_category_name unique nulls not distinct (tenant_id, parent_id, name),
  foreign key (tenant_id, parent_id) references goods_category (tenant_id, id)
);
select platform.protect('goods_category');

-- What can be priced, stocked and sold. A variant is a product with a parent, so that everything else refers to one kind of thing.
create table product (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  parent_id uuid,
  sku text,
  name text not null,
  -- What makes a variant differ from its siblings, such as {"Size": "L"}.
  options jsonb not null default '{}',
  description text not null default '',
  category_id uuid,
  unit_id uuid not null,
  tax_class text not null default 'standard' check (tax_class in ('standard', 'exempt', 'zero')),
  is_stocked boolean not null default true,
  tracking text not null default 'none' check (tracking in ('none', 'lot', 'expiry')),
  is_archived boolean not null default false,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references product (tenant_id, id),
  foreign key (tenant_id, category_id) references goods_category (tenant_id, id),
  foreign key (tenant_id, unit_id) references goods_unit (tenant_id, id),
  check (parent_id is null or parent_id <> id)
);
create unique index product_sku on product (tenant_id, sku) where sku is not null;
create index product_name on product (tenant_id, is_archived, name collate platform.names, id);
create index product_created on product (tenant_id, is_archived, created_at, id);
create index product_parent on product (tenant_id, parent_id, name collate platform.names, id) where parent_id is not null;
create index product_category on product (tenant_id, category_id, is_archived, name collate platform.names, id);
create index product_unit on product (tenant_id, unit_id);
select platform.protect('product');

create table product_word (
  tenant_id uuid not null references tenant (id) on delete cascade,
  word text collate "C" not null,
  product_id uuid not null,
  primary key (tenant_id, word, product_id),
  foreign key (tenant_id, product_id) references product (tenant_id, id) on delete cascade
);
create index product_word_of on product_word (tenant_id, product_id);
select platform.protect('product_word', 'select, insert, delete');

-- A code stands for one product in one unit: a box has a code of its own. GTINs are compared in 14 digits, whatever their length.
create table product_barcode (
  tenant_id uuid not null references tenant (id) on delete cascade,
  key text not null,
  code text not null,
  product_id uuid not null,
  unit_id uuid not null,
  position smallint not null,
  primary key (tenant_id, key),
  foreign key (tenant_id, product_id) references product (tenant_id, id) on delete cascade,
  foreign key (tenant_id, unit_id) references goods_unit (tenant_id, id)
);
create index product_barcode_of on product_barcode (tenant_id, product_id);
create index product_barcode_unit on product_barcode (tenant_id, unit_id);
select platform.protect('product_barcode');

create table product_image (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  product_id uuid not null,
  -- On this origin; the bytes are kept with those of logos.
  address text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id) on delete cascade
);
create index product_image_of on product_image (tenant_id, product_id, id);
select platform.protect('product_image', 'select, insert, delete');
-- Pictures that nobody names are swept: whoever sweeps has to see these names.
select platform.admit('product_image', 'select (address)');

create table price_list (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  includes_tax boolean not null default true,
  -- For everybody; a list that is not is for the customers named below.
  is_default boolean not null default false,
  is_archived boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint price_list_name unique (tenant_id, name)
);
-- At most one list is for everybody.
create unique index price_list_default on price_list (tenant_id) where is_default and not is_archived;
select platform.protect('price_list');

create table price_list_customer (
  tenant_id uuid not null references tenant (id) on delete cascade,
  price_list_id uuid not null,
  contact_id uuid not null,
  primary key (tenant_id, price_list_id, contact_id),
  foreign key (tenant_id, price_list_id) references price_list (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contact_id) references contact (tenant_id, id)
);
create index price_list_customer_contact on price_list_customer (tenant_id, contact_id);
select platform.protect('price_list_customer', 'select, insert, delete');

-- The price of one unit of the product from a quantity and a day on.
create table product_price (
  tenant_id uuid not null references tenant (id) on delete cascade,
  product_id uuid not null,
  price_list_id uuid not null,
  min_quantity numeric(20, 6) not null default 0 check (min_quantity >= 0),
  valid_from date not null,
  valid_to date,
  amount numeric(20, 4) not null check (amount >= 0),
  primary key (tenant_id, product_id, price_list_id, min_quantity, valid_from),
  foreign key (tenant_id, product_id) references product (tenant_id, id) on delete cascade,
  foreign key (tenant_id, price_list_id) references price_list (tenant_id, id),
  check (valid_to is null or valid_to >= valid_from)
);
create index product_price_list on product_price (tenant_id, price_list_id);
select platform.protect('product_price', 'select, insert, delete');
