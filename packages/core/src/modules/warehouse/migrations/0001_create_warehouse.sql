-- Where goods are. What comes from outside comes out of a location too, and what is lost goes into one: nothing appears or vanishes.
create table stock_location (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  kind text not null default 'internal' check (kind in ('internal', 'supplier', 'customer', 'loss')),
  -- Empty for the three that every company has: they are named in the language of whoever reads.
  name text not null,
  is_archived boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id, id),
  check (kind = 'internal' or name = '')
);
create unique index stock_location_name on stock_location (tenant_id, name) where kind = 'internal';
create unique index stock_location_outside on stock_location (tenant_id, kind) where kind <> 'internal';
select platform.protect('stock_location');

-- Why goods were moved: one delivery note, one transfer, one count.
create table stock_posting (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  kind text not null check (kind in ('receipt', 'delivery', 'transfer', 'adjustment', 'correction', 'count', 'inventory')),
  on_day date not null,
  contact_id uuid,
  reference text not null default '',
  note text not null default '',
  -- What a correction takes back.
  corrects_id uuid,
  made_by text not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, id),
  foreign key (tenant_id, contact_id) references contact (tenant_id, id),
  foreign key (tenant_id, corrects_id) references stock_posting (tenant_id, id)
);
create index stock_posting_kind on stock_posting (tenant_id, kind, id);
create index stock_posting_contact on stock_posting (tenant_id, contact_id, id) where contact_id is not null;
-- What was taken back is not taken back again.
create unique index stock_posting_corrects on stock_posting (tenant_id, corrects_id) where corrects_id is not null;
select platform.protect('stock_posting', 'select, insert');
-- Of what was posted only the name of whom it was for ever changes, when contacts are merged.
grant update (contact_id) on stock_posting to tamga_app;

create table stock_lot (
  tenant_id uuid not null references tenant (id) on delete cascade,
  product_id uuid not null,
  lot text not null,
  expires_on date,
  primary key (tenant_id, product_id, lot),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
create index stock_lot_expiry on stock_lot (tenant_id, expires_on, product_id, lot) where expires_on is not null;
select platform.protect('stock_lot', 'select, insert');

-- Only ever added to: a mistake is corrected by another move.
create table stock_move (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  posting_id uuid not null,
  line integer not null,
  on_day date not null,
  product_id uuid not null,
  -- Empty where goods have none.
  lot text not null default '',
  from_id uuid not null,
  to_id uuid not null,
  quantity numeric(20, 6) not null check (quantity > 0),
  -- What came in or went out with it; nothing between two places of the company.
  cost numeric(20, 4) not null default 0 check (cost >= 0),
  -- By how much what had left before it came was more expensive than it was taken for.
  settled numeric(20, 4) not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, posting_id) references stock_posting (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id),
  foreign key (tenant_id, from_id) references stock_location (tenant_id, id),
  foreign key (tenant_id, to_id) references stock_location (tenant_id, id),
  check (from_id <> to_id)
);
create index stock_move_posting on stock_move (tenant_id, posting_id, line);
create index stock_move_product on stock_move (tenant_id, product_id, id);
create index stock_move_product_day on stock_move (tenant_id, product_id, on_day) include (from_id, to_id, quantity);
create index stock_move_from on stock_move (tenant_id, from_id, id);
create index stock_move_to on stock_move (tenant_id, to_id, id);
select platform.protect('stock_move', 'select, insert');

-- What lies where, changed by the statement that adds the move. The places outside are counted as well: over all of them the sum is zero.
create table stock_level (
  tenant_id uuid not null references tenant (id) on delete cascade,
  location_id uuid not null,
  product_id uuid not null,
  lot text not null default '',
  is_internal boolean not null,
  quantity numeric(20, 6) not null,
  primary key (tenant_id, location_id, product_id, lot),
  foreign key (tenant_id, location_id) references stock_location (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
create index stock_level_product on stock_level (tenant_id, product_id, location_id, lot);
create index stock_level_present on stock_level (tenant_id, location_id, product_id, lot) where quantity <> 0;
create index stock_level_oversold on stock_level (tenant_id, product_id, location_id, lot) where is_internal and quantity < 0;
select platform.protect('stock_level', 'select, insert, update');

-- How much came to a place or left it in a month: the past is read from here, and from the moves of one month.
create table stock_month (
  tenant_id uuid not null references tenant (id) on delete cascade,
  product_id uuid not null,
  location_id uuid not null,
  month date not null,
  quantity numeric(20, 6) not null,
  primary key (tenant_id, product_id, location_id, month),
  foreign key (tenant_id, location_id) references stock_location (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
select platform.protect('stock_month', 'select, insert, update');

-- All of a product that the company has, and what it cost. Whoever moves it holds this row: one after the other.
create table stock_item (
  tenant_id uuid not null references tenant (id) on delete cascade,
  product_id uuid not null,
  quantity numeric(20, 6) not null default 0,
  value numeric(20, 4) not null default 0,
  -- Of one unit, as it came in last: what is sold before it comes is taken for as much.
  last_cost numeric(20, 4) not null default 0,
  layers integer not null default 0,
  primary key (tenant_id, product_id),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
select platform.protect('stock_item', 'select, insert, update');

-- What came in together at one cost, as far as it is still here. Below zero: it left before it came.
create table stock_layer (
  tenant_id uuid not null references tenant (id) on delete cascade,
  product_id uuid not null,
  number integer not null,
  move_id uuid not null,
  on_day date not null,
  quantity numeric(20, 6) not null,
  value numeric(20, 4) not null,
  primary key (tenant_id, product_id, number),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
create index stock_layer_open on stock_layer (tenant_id, product_id, number) where quantity <> 0;
select platform.protect('stock_layer', 'select, insert, update');

-- What is kept for somebody: it lies there, but is not free.
create table stock_reservation (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null default platform.uuidv7(),
  product_id uuid not null,
  location_id uuid not null,
  quantity numeric(20, 6) not null check (quantity > 0),
  contact_id uuid,
  reference text not null default '',
  until date,
  made_by text not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id),
  foreign key (tenant_id, location_id) references stock_location (tenant_id, id),
  foreign key (tenant_id, contact_id) references contact (tenant_id, id)
);
create index stock_reservation_product on stock_reservation (tenant_id, product_id, location_id);
create index stock_reservation_contact on stock_reservation (tenant_id, contact_id) where contact_id is not null;
create index stock_reservation_location on stock_reservation (tenant_id, location_id);
select platform.protect('stock_reservation');

-- Takes a quantity out of the oldest layers, and answers with what it cost. What is not there yet is owed, at the last known cost.
create function platform.take_stock_cost(p_product_id uuid, p_quantity numeric, p_move_id uuid, p_on_day date) returns numeric
language plpgsql security invoker as $$
declare
  layer record;
  wanted numeric := p_quantity;
  part numeric;
  worth numeric;
  total numeric := 0;
begin
  for layer in
    select number, quantity, value from stock_layer
     where tenant_id = platform.tenant_id() and product_id = p_product_id and quantity <> 0 order by number
  loop
    exit when wanted = 0 or layer.quantity < 0;
    part := least(wanted, layer.quantity);
    worth := case when part = layer.quantity then layer.value else round(layer.value * part / layer.quantity, 4) end;
    update stock_layer set quantity = quantity - part, value = value - worth
     where tenant_id = platform.tenant_id() and product_id = p_product_id and number = layer.number;
    wanted := wanted - part;
    total := total + worth;
  end loop;
  if wanted > 0 then
    update stock_item set layers = layers + 1
     where tenant_id = platform.tenant_id() and product_id = p_product_id
    returning layers as number, round(last_cost * wanted, 4) as value into layer;
    insert into stock_layer (product_id, number, move_id, on_day, quantity, value)
    values (p_product_id, layer.number, p_move_id, p_on_day, -wanted, -layer.value);
    total := total + layer.value;
  end if;
  return total;
end $$;

-- Adds a layer, and settles what had left before it came. Answers with how much dearer that was than it was taken for.
create function platform.add_stock_layer(p_product_id uuid, p_quantity numeric, p_value numeric, p_move_id uuid, p_on_day date)
returns numeric language plpgsql security invoker as $$
declare
  debt record;
  left_over numeric := p_quantity;
  worth_left numeric := p_value;
  part numeric;
  worth numeric;
  owed numeric;
  settled numeric := 0;
  number_of_layer integer;
begin
  for debt in
    select number, quantity, value from stock_layer
     where tenant_id = platform.tenant_id() and product_id = p_product_id and quantity <> 0 order by number
  loop
    exit when left_over = 0 or debt.quantity > 0;
    part := least(left_over, -debt.quantity);
    worth := case when part = left_over then worth_left else round(worth_left * part / left_over, 4) end;
    owed := case when part = -debt.quantity then -debt.value else round(debt.value * part / debt.quantity, 4) end;
    update stock_layer set quantity = quantity + part, value = value + owed
     where tenant_id = platform.tenant_id() and product_id = p_product_id and number = debt.number;
    left_over := left_over - part;
    worth_left := worth_left - worth;
    settled := settled + worth - owed;
  end loop;
  update stock_item
     set layers = layers + 1, last_cost = case when p_value > 0 then round(p_value / p_quantity, 4) else last_cost end
   where tenant_id = platform.tenant_id() and product_id = p_product_id
  returning layers into number_of_layer;
  insert into stock_layer (product_id, number, move_id, on_day, quantity, value)
  values (p_product_id, number_of_layer, p_move_id, p_on_day, left_over, worth_left);
  return settled;
end $$;

create function platform.change_stock_level(p_location stock_location, p_move stock_move, p_quantity numeric) returns void
language plpgsql security invoker as $$
begin
  insert into stock_level as s (location_id, product_id, lot, is_internal, quantity)
  values (p_location.id, p_move.product_id, p_move.lot, p_location.kind = 'internal', p_quantity)
  on conflict (tenant_id, location_id, product_id, lot) do update set quantity = s.quantity + excluded.quantity;
  insert into stock_month as m (product_id, location_id, month, quantity)
  values (p_move.product_id, p_location.id, date_trunc('month', p_move.on_day)::date, p_quantity)
  on conflict (tenant_id, product_id, location_id, month) do update set quantity = m.quantity + excluded.quantity;
end $$;

-- One move with all that follows from it: the levels of both places, the cost, the months. The row of the product is held by the caller.
create function platform.move_stock(p_move stock_move, p_value numeric) returns void
language plpgsql security invoker as $$
declare
  source stock_location;
  target stock_location;
  cost numeric := 0;
  settled numeric := 0;
begin
  select * into source from stock_location where tenant_id = platform.tenant_id() and id = p_move.from_id;
  select * into target from stock_location where tenant_id = platform.tenant_id() and id = p_move.to_id;
  if source.kind = 'internal' and target.kind <> 'internal' then
    cost := platform.take_stock_cost(p_move.product_id, p_move.quantity, p_move.id, p_move.on_day);
    update stock_item set quantity = quantity - p_move.quantity, value = value - cost
     where tenant_id = platform.tenant_id() and product_id = p_move.product_id;
  elsif source.kind <> 'internal' and target.kind = 'internal' then
    -- Without a price it is worth what the rest of it is.
    select coalesce(p_value, case when quantity > 0 then round(value * p_move.quantity / quantity, 4)
                                  else round(last_cost * p_move.quantity, 4) end)
      into cost from stock_item where tenant_id = platform.tenant_id() and product_id = p_move.product_id;
    settled := platform.add_stock_layer(p_move.product_id, p_move.quantity, cost, p_move.id, p_move.on_day);
    update stock_item set quantity = quantity + p_move.quantity, value = value + cost - settled
     where tenant_id = platform.tenant_id() and product_id = p_move.product_id;
  end if;
  perform platform.change_stock_level(source, p_move, -p_move.quantity);
  perform platform.change_stock_level(target, p_move, p_move.quantity);
  insert into stock_move (id, posting_id, line, on_day, product_id, lot, from_id, to_id, quantity, cost, settled)
  values (p_move.id, p_move.posting_id, p_move.line, p_move.on_day, p_move.product_id, p_move.lot, p_move.from_id, p_move.to_id,
          p_move.quantity, cost, settled);
end $$;

-- A whole posting in one round trip. Lines of one product wait for one another, always in the same order, so that none waits for ever.
-- Answers with the first place that would have less than nothing; whoever asked then gives all of it up.
create function platform.post_stock(p_posting jsonb, p_lines jsonb)
returns table (product_id uuid, location_id uuid, free numeric) language plpgsql security invoker as $$
declare
  move stock_move;
  given record;
  place record;
  part numeric;
  number_of_line integer := 0;
begin
  insert into stock_item (product_id)
  select distinct r.product_id from jsonb_to_recordset(p_lines) r(product_id uuid) order by 1
  on conflict do nothing;
  perform from stock_item i
    where i.tenant_id = platform.tenant_id()
      and i.product_id = any (array(select r.product_id from jsonb_to_recordset(p_lines) r(product_id uuid)))
    order by i.product_id for update;
  insert into stock_posting (id, kind, on_day, contact_id, reference, note, corrects_id, made_by)
  select r.id, r.kind, r.on_day, r.contact_id, r.reference, r.note, r.corrects_id, r.made_by
    from jsonb_to_record(p_posting) r(id uuid, kind text, on_day date, contact_id uuid, reference text, note text,
                                      corrects_id uuid, made_by text);
  insert into stock_lot (product_id, lot, expires_on)
  select distinct on (r.product_id, r.lot) r.product_id, r.lot, r.expires_on
    from jsonb_to_recordset(p_lines) r(product_id uuid, lot text, expires_on date)
   where r.lot <> '' order by r.product_id, r.lot, r.expires_on
  on conflict do nothing;
  move.posting_id := p_posting ->> 'id';
  move.on_day := p_posting ->> 'on_day';
  for given in
    select r.* from rows from (jsonb_to_recordset(p_lines) as (
      product_id uuid, lot text, is_picked boolean, from_id uuid, to_id uuid, quantity numeric, value numeric))
      with ordinality as r(product_id, lot, is_picked, from_id, to_id, quantity, value, n) order by r.n
  loop
    move.product_id := given.product_id;
    move.from_id := given.from_id;
    move.to_id := given.to_id;
    part := given.quantity;
    -- Nobody said of which lot: what expires first leaves first.
    if given.is_picked then
      for place in
        select s.lot, s.quantity from stock_level s
          left join stock_lot l on l.tenant_id = s.tenant_id and l.product_id = s.product_id and l.lot = s.lot
         where s.tenant_id = platform.tenant_id() and s.location_id = given.from_id and s.product_id = given.product_id
           and s.quantity > 0
         order by l.expires_on nulls last, s.lot
      loop
        exit when part = 0;
        number_of_line := number_of_line + 1;
        move.id := platform.uuidv7();
        move.line := number_of_line;
        move.lot := place.lot;
        move.quantity := least(part, place.quantity);
        part := part - move.quantity;
        perform platform.move_stock(move, null);
      end loop;
    end if;
    if part > 0 then
      number_of_line := number_of_line + 1;
      move.id := platform.uuidv7();
      move.line := number_of_line;
      move.lot := given.lot;
      move.quantity := part;
      perform platform.move_stock(move, given.value);
    end if;
  end loop;
  if (p_posting ->> 'oversells')::boolean then
    return;
  end if;
  return query
    select t.product_id, t.from_id, least(t.lowest, t.total - t.kept)
      from (
        select g.product_id, g.from_id,
               (select sum(s.quantity) from stock_level s
                 where s.tenant_id = platform.tenant_id() and s.product_id = g.product_id and s.location_id = g.from_id) as total,
               (select min(s.quantity) from stock_level s
                 where s.tenant_id = platform.tenant_id() and s.product_id = g.product_id and s.location_id = g.from_id) as lowest,
               (select coalesce(sum(k.quantity), 0) from stock_reservation k
                 where k.tenant_id = platform.tenant_id() and k.product_id = g.product_id and k.location_id = g.from_id) as kept
          from (select distinct r.product_id, r.from_id
                  from jsonb_to_recordset(p_lines) r(product_id uuid, from_id uuid)) g
          join stock_location l on l.tenant_id = platform.tenant_id() and l.id = g.from_id and l.kind = 'internal') t
     where t.lowest < 0 or t.total < t.kept
     limit 1;
end $$;

revoke all on function platform.take_stock_cost(uuid, numeric, uuid, date), platform.add_stock_layer(uuid, numeric, numeric, uuid, date),
  platform.change_stock_level(stock_location, stock_move, numeric), platform.move_stock(stock_move, numeric),
  platform.post_stock(jsonb, jsonb) from public;
grant execute on function platform.take_stock_cost(uuid, numeric, uuid, date), platform.add_stock_layer(uuid, numeric, numeric, uuid, date),
  platform.change_stock_level(stock_location, stock_move, numeric), platform.move_stock(stock_move, numeric),
  platform.post_stock(jsonb, jsonb) to tamga_app;
