-- Many sales in one transaction: all of their products are held at once and in one order, so that two tills do not wait for each other.
create function platform.lock_stock(p_products uuid[]) returns void language plpgsql security invoker as $$
begin
  insert into stock_item (product_id)
  select g.id from product g
   where g.tenant_id = platform.tenant_id() and g.id = any (p_products) and g.is_stocked order by g.id
  on conflict do nothing;
  perform from stock_item i
    where i.tenant_id = platform.tenant_id() and i.product_id = any (p_products) order by i.product_id for update;
end $$;

-- What a till sold leaves a place for the customers, what comes back returns from there; both have happened, so nothing is refused.
-- Answers for each product what it cost and how much is left at that place: below zero, it is oversold.
create function platform.trade_stock(p_posting jsonb, p_place_id uuid, p_lines jsonb)
returns table (product_id uuid, cost numeric, remaining numeric) language plpgsql security invoker as $$
declare
  outside_id uuid;
  is_return boolean := p_posting ->> 'kind' = 'receipt';
  moves jsonb;
begin
  select l.id into outside_id from stock_location l
   where l.tenant_id = platform.tenant_id() and l.kind = 'customer' and l.kind <> 'internal';
  if outside_id is null then
    insert into stock_location as l (kind, name) values ('customer', '')
    on conflict (tenant_id, kind) where kind <> 'internal' do update set name = '' returning l.id into outside_id;
  end if;
  select jsonb_agg(jsonb_build_object(
           'product_id', t.product_id, 'lot', t.lot, 'is_picked', t.is_picked and not is_return, 'quantity', t.quantity, 'value', t.value,
           'from_id', case when is_return then outside_id else p_place_id end,
           'to_id', case when is_return then p_place_id else outside_id end) order by t.product_id, t.lot)
    into moves
    from (
      select r.product_id, r.is_picked, sum(r.quantity) as quantity, sum(r.value) as value,
             -- What comes back is of the lot that had left last.
             coalesce(r.lot, case when is_return and r.is_picked then (
               select max(v.lot) from stock_move v
                where v.tenant_id = platform.tenant_id() and v.posting_id = (p_posting ->> 'returns_id')::uuid
                  and v.product_id = r.product_id) end, '') as lot
        from jsonb_to_recordset(p_lines) r(product_id uuid, lot text, is_picked boolean, quantity numeric, value numeric)
       where r.quantity > 0
       group by r.product_id, r.is_picked, r.lot) t;
  if moves is null then
    return;
  end if;
  perform platform.post_stock(p_posting || '{"oversells": true}', moves);
  return query
    select m.product_id, sum(m.cost),
           (select least(sum(s.quantity), min(s.quantity)) from stock_level s
             where s.tenant_id = platform.tenant_id() and s.product_id = m.product_id and s.location_id = p_place_id)
      from stock_move m
     where m.tenant_id = platform.tenant_id() and m.posting_id = (p_posting ->> 'id')::uuid group by m.product_id;
end $$;

revoke all on function platform.lock_stock(uuid[]), platform.trade_stock(jsonb, uuid, jsonb) from public;
grant execute on function platform.lock_stock(uuid[]), platform.trade_stock(jsonb, uuid, jsonb) to tamga_app;
