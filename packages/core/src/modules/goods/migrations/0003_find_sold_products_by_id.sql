-- As before, but each product and unit is looked up for its line: joined, the whole list of products might be read beside a long cart.
create or replace function platform.resolve_sold_lines(p_lines jsonb, p_customer_id uuid, p_day date)
returns table (n integer, product_id uuid, unit_id uuid, is_stocked boolean, tracking text, is_archived boolean, stock_quantity numeric,
               price numeric)
language plpgsql security invoker as $$
begin
  perform from product g
    where g.tenant_id = platform.tenant_id()
      and g.id = any (array(select r.product from jsonb_to_recordset(p_lines) r(product uuid)))
    order by g.id for key share;
  return query
    select r.n::integer, g.id, u.id, coalesce(g.is_stocked, false), coalesce(g.tracking, 'none'), coalesce(g.is_archived, false),
           round(r.quantity * u.factor / o.factor, 6),
           round(platform.till_price(g.id, round(r.quantity * u.factor / o.factor, 6), p_customer_id, p_day) * u.factor / o.factor, 4)
      from rows from (jsonb_to_recordset(p_lines) as (product uuid, unit uuid, quantity numeric))
           with ordinality as r(product, unit, quantity, n)
      left join lateral (
        select p.*, coalesce(r.unit, p.unit_id) as given_unit_id from product p
         where p.tenant_id = platform.tenant_id() and p.id = r.product limit 1) g on true
      left join lateral (select * from goods_unit k where k.tenant_id = platform.tenant_id() and k.id = g.unit_id limit 1) o on true
      -- A unit that is gone, or counts something else, is none.
      left join lateral (
        select * from goods_unit k where k.tenant_id = platform.tenant_id() and k.id = g.given_unit_id limit 1) w on true
      left join lateral (select w.id, w.factor where coalesce(w.base_id, w.id) = coalesce(o.base_id, o.id)) u on true
     order by r.n;
end $$;
