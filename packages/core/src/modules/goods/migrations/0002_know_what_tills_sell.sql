-- A till keeps a copy of what there is to sell, and asks what changed since.
create index product_changed on product (tenant_id, updated_at, id);

-- The same as in the service: ten per cent, unless exempt or sold abroad.
create function platform.tax_rate(p_tax_class text) returns numeric language sql immutable as $$
  select case p_tax_class when 'standard' then 10 else 0 end::numeric
$$;

-- What one unit of a product costs at a till, with tax: of the variant before that of its parent, of a list for the customer before the
-- one for everybody, of the largest quantity that is reached, of the latest day.
create function platform.till_price(p_product_id uuid, p_quantity numeric, p_customer_id uuid, p_day date) returns numeric
language sql stable security invoker as $$
  select case when l.includes_tax then p.amount else round(p.amount * (100 + platform.tax_rate(g.tax_class)) / 100, 4) end
    from product g
    join product_price p on p.tenant_id = g.tenant_id and p.product_id in (g.id, g.parent_id)
    join price_list l on l.tenant_id = p.tenant_id and l.id = p.price_list_id
   where g.tenant_id = platform.tenant_id() and g.id = p_product_id and l.currency = 'MNT' and not l.is_archived
     and p.min_quantity <= p_quantity and p.valid_from <= p_day and (p.valid_to is null or p.valid_to >= p_day)
     and (l.is_default or exists (
           select from price_list_customer k
            where k.tenant_id = l.tenant_id and k.price_list_id = l.id and k.contact_id = p_customer_id))
   order by p.product_id = g.id desc, l.is_default, p.min_quantity desc, p.valid_from desc, p.amount, l.id limit 1
$$;

-- What the lines of a till are about, as far as it is still there: held until the end, so that nobody deletes it meanwhile.
create function platform.resolve_sold_lines(p_lines jsonb, p_customer_id uuid, p_day date)
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
      left join product g on g.tenant_id = platform.tenant_id() and g.id = r.product
      left join goods_unit o on o.tenant_id = g.tenant_id and o.id = g.unit_id
      -- A unit that is gone, or counts something else, is none.
      left join goods_unit u on u.tenant_id = g.tenant_id and u.id = coalesce(r.unit, g.unit_id)
            and coalesce(u.base_id, u.id) = coalesce(o.base_id, o.id)
     order by r.n;
end $$;

revoke all on function platform.tax_rate(text), platform.till_price(uuid, numeric, uuid, date),
  platform.resolve_sold_lines(jsonb, uuid, date) from public;
grant execute on function platform.tax_rate(text), platform.till_price(uuid, numeric, uuid, date),
  platform.resolve_sold_lines(jsonb, uuid, date) to tamga_app;
