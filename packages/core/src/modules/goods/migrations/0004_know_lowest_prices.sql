-- The lowest price that any list of the books' currency has for one unit of a product, whatever its day, quantity or customer: nobody who
-- sells by a list, however old, sells for less. Null where there is none, or where product or parent changed since a moment: then it
-- may have been another.
create function platform.lowest_price(p_product_id uuid, p_unit_id uuid, p_since timestamptz) returns numeric
language sql stable security invoker as $$
  select round(x.amount * w.factor / o.factor, 4)
    from (select * from product k where k.tenant_id = platform.tenant_id() and k.id = p_product_id limit 1) g
    join lateral (select * from goods_unit k where k.tenant_id = platform.tenant_id() and k.id = g.unit_id limit 1) o on true
    join lateral (
      select * from goods_unit k where k.tenant_id = platform.tenant_id() and k.id = coalesce(p_unit_id, g.unit_id) limit 1) w on true
    cross join lateral (
      select min(p.amount) as amount from product_price p
        join price_list l on l.tenant_id = p.tenant_id and l.id = p.price_list_id and l.currency = 'MNT'
       where p.tenant_id = platform.tenant_id() and p.product_id = any (array[g.id, g.parent_id])) x
   where g.updated_at < p_since
     and not exists (
       select from product v where v.tenant_id = platform.tenant_id() and v.id = g.parent_id and v.updated_at >= p_since)
$$;

revoke all on function platform.lowest_price(uuid, uuid, timestamptz) from public;
grant execute on function platform.lowest_price(uuid, uuid, timestamptz) to tamga_app;
