-- As before, and: a unit that is gone or counts something else is none, as where sales are recorded. A price in it is judged as one of the
-- product's own unit.
-- The lowest price that any list of the books' currency has for one unit of a product, whatever its day, quantity or customer: nobody who
-- sells by a list, however old, sells for less. Null where there is none, or where product or parent changed since a moment: then it
-- may have been another.
create or replace function platform.lowest_price(p_product_id uuid, p_unit_id uuid, p_since timestamptz) returns numeric
language sql stable security invoker as $$
  select round(x.amount * coalesce(u.factor, o.factor) / o.factor, 4)
    from (select * from product k where k.tenant_id = platform.tenant_id() and k.id = p_product_id limit 1) g
    join lateral (select * from goods_unit k where k.tenant_id = platform.tenant_id() and k.id = g.unit_id limit 1) o on true
    left join lateral (select * from goods_unit k where k.tenant_id = platform.tenant_id() and k.id = p_unit_id limit 1) w on true
    left join lateral (select w.factor where coalesce(w.base_id, w.id) = coalesce(o.base_id, o.id)) u on true
    cross join lateral (
      select min(p.amount) as amount from product_price p
        join price_list l on l.tenant_id = p.tenant_id and l.id = p.price_list_id and l.currency = 'MNT'
       where p.tenant_id = platform.tenant_id() and p.product_id = any (array[g.id, g.parent_id])) x
   where g.updated_at < p_since
     and not exists (
       select from product v where v.tenant_id = platform.tenant_id() and v.id = g.parent_id and v.updated_at >= p_since)
$$;
