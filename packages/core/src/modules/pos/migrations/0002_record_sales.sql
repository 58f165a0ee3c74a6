-- The lines of a sale as they were sold, and as what they are about is now.
create function platform.sold_lines(p_lines jsonb, p_customer_id uuid, p_day date) returns jsonb
language sql security invoker as $$
  select jsonb_agg(jsonb_build_object(
           'position', r.n, 'product_id', g.product_id, 'unit_id', g.unit_id, 'name', r.name, 'lot', r.lot, 'quantity', r.quantity,
           'stock_quantity', case when g.is_stocked then coalesce(g.stock_quantity, 0) else 0 end,
           'is_picked', g.tracking <> 'none' and r.lot is null,
           'unit_price', r.unit_price, 'discount', coalesce(r.discount, 0), 'tax_class', r.tax_class, 'tax_rate', t.rate,
           'total', t.total, 'tax', round(t.total * t.rate / (100 + t.rate), 2),
           'undiscounted', round(r.unit_price * r.quantity, 2),
           'issues', to_jsonb(array_remove(array[
              case when r.product is not null and g.product_id is null then 'product_missing' end,
              case when g.is_archived then 'product_archived' end,
              case when g.product_id is not null and g.unit_id is null then 'unit_missing' end,
              case when g.price <> r.unit_price then 'price_changed' end], null))) order by r.n)
    from rows from (jsonb_to_recordset(p_lines) as (product uuid, name text, lot text, quantity numeric, unit_price numeric,
                                                    discount numeric, tax_class text))
         with ordinality as r(product, name, lot, quantity, unit_price, discount, tax_class, n)
    join platform.resolve_sold_lines(p_lines, p_customer_id, p_day) g on g.n = r.n
    cross join lateral (select platform.tax_rate(r.tax_class) as rate,
                               round(r.unit_price * r.quantity * (100 - coalesce(r.discount, 0)) / 100, 2) as total) t
$$;

-- The lines of a return: parts of lines of its sale. What several returns of one line come to is never more than the line was, and all of
-- it together exactly that. Null: more would come back than was sold. The sale is held by the caller.
create function platform.returned_lines(p_lines jsonb, p_sale_id uuid) returns jsonb
language plpgsql security invoker as $$
declare
  lines jsonb;
  is_too_much boolean;
begin
  select bool_or(l.quantity is null or b.quantity + r.quantity > l.quantity) or count(*) <> count(distinct r.line),
         jsonb_agg(jsonb_build_object(
           'position', r.n, 'product_id', l.product_id, 'unit_id', l.unit_id, 'name', l.name, 'lot', r.lot, 'quantity', r.quantity,
           'stock_quantity', round(l.stock_quantity * share.after, 6) - round(l.stock_quantity * share.before, 6),
           'is_picked', r.lot is null, 'unit_price', l.unit_price, 'discount', l.discount, 'tax_class', l.tax_class,
           'tax_rate', l.tax_rate, 'total', round(l.total * share.after, 2) - round(l.total * share.before, 2),
           'tax', round(l.tax * share.after, 2) - round(l.tax * share.before, 2),
           'cost', round(l.cost * share.after, 4) - round(l.cost * share.before, 4),
           'returns_position', r.line, 'issues', '[]'::jsonb) order by r.n)
    into is_too_much, lines
    from rows from (jsonb_to_recordset(p_lines) as (returns integer, quantity numeric, lot text))
         with ordinality as r(line, quantity, lot, n)
    left join pos_sale_line l on l.tenant_id = platform.tenant_id() and l.sale_id = p_sale_id and l.position = r.line
    cross join lateral (
      select coalesce(sum(k.quantity), 0) as quantity
        from pos_sale s join pos_sale_line k on k.tenant_id = s.tenant_id and k.sale_id = s.id and k.returns_position = r.line
       where s.tenant_id = platform.tenant_id() and s.returns_id = p_sale_id) b
    cross join lateral (select b.quantity / l.quantity as before, (b.quantity + r.quantity) / l.quantity as after) share;
  return case when is_too_much then null else lines end;
end $$;

-- The rows of a sale that is sound: goods, journal, the sale itself with what it consists of, and a record of it.
create function platform.insert_sale(p_sale pos_sale, p_lines jsonb, p_payments jsonb, p_issues text[], p_place_id uuid, p_day date)
returns void language plpgsql security invoker as $$
declare
  sale pos_sale := p_sale;
  sign integer := case when p_sale.kind = 'sale' then 1 else -1 end;
  issues text[] := p_issues;
  posting_id uuid := platform.uuidv7();
  posted_on date;
  traded jsonb;
  lines jsonb;
begin
  select jsonb_agg(to_jsonb(t)) into traded
    from platform.trade_stock(
      jsonb_build_object(
        'id', posting_id, 'kind', case when sign = 1 then 'delivery' else 'receipt' end, 'on_day', p_day, 'contact_id', sale.customer_id,
        'reference', sale.number, 'note', '', 'made_by', sale.seller_name,
        'returns_id', (select o.posting_id from pos_sale o where o.tenant_id = platform.tenant_id() and o.id = sale.returns_id)),
      p_place_id,
      (select jsonb_agg(jsonb_build_object('product_id', r.product_id, 'lot', r.lot, 'is_picked', r.is_picked,
                                           'quantity', r.stock_quantity, 'value', r.cost))
         from jsonb_to_recordset(p_lines) r(product_id uuid, lot text, is_picked boolean, stock_quantity numeric, cost numeric)
        where r.stock_quantity > 0)) t;
  if traded is not null then
    sale.posting_id := posting_id;
    select sum(t.cost) into sale.cost from jsonb_to_recordset(traded) t(cost numeric);
  end if;
  select e.entry_id, e.posted_on into sale.entry_id, posted_on
    from platform.post_till_entry(
      jsonb_build_object('day', p_day, 'source', 'sale', 'memo', sale.number, 'source_id', sale.id, 'made_by', sale.seller_name),
      (select jsonb_agg(jsonb_build_object('role', r.role, 'amount', r.amount * sign))
         from (select case p.method when 'cash' then 'cash' else 'bank' end as role, p.amount
                 from jsonb_to_recordset(p_payments) p(method text, amount numeric)
               union all select 'sales', -sale.net
               union all select 'sales_tax', -sale.tax) r)) e;
  if posted_on <> p_day then
    issues := issues || 'period_closed'::text;
  end if;
  sale.recorded_id := platform.uuidv7();
  sale.received_at := date_trunc('milliseconds', clock_timestamp());
  sale.tenant_id := platform.tenant_id();
  insert into pos_sale select sale.*;
  -- What a product cost is shared by its lines; of a return it is told.
  insert into pos_sale_line (sale_id, position, product_id, unit_id, name, quantity, stock_quantity, unit_price, discount, tax_class,
                             tax_rate, tax, total, returns_position, cost)
  select sale.id, r.position, r.product_id, r.unit_id, r.name, r.quantity, r.stock_quantity, r.unit_price, r.discount, r.tax_class,
         r.tax_rate, r.tax, r.total, r.returns_position,
         coalesce(r.cost, round(t.cost * r.until / r.whole, 4) - round(t.cost * (r.until - r.stock_quantity) / r.whole, 4), 0)
    from (select l.*, sum(l.stock_quantity) over (partition by l.product_id order by l.position) as until,
                 nullif(sum(l.stock_quantity) over (partition by l.product_id), 0) as whole
            from jsonb_to_recordset(p_lines) l(position smallint, product_id uuid, unit_id uuid, name text, quantity numeric,
              stock_quantity numeric, unit_price numeric, discount numeric, tax_class text, tax_rate numeric, tax numeric, total numeric,
              returns_position smallint, cost numeric)) r
    left join jsonb_to_recordset(traded) t(product_id uuid, cost numeric) on t.product_id = r.product_id;
  insert into pos_sale_payment (sale_id, position, method, amount, tendered, reference)
  select sale.id, p.n, p.method, p.amount, p.tendered, coalesce(p.reference, '')
    from rows from (jsonb_to_recordset(p_payments) as (method text, amount numeric, tendered numeric, reference text))
         with ordinality as p(method, amount, tendered, reference, n);
  insert into pos_sale_issue (sale_id, code, line, recorded_id)
  select sale.id, i.code, i.line, sale.recorded_id from (
    select unnest(issues) as code, 0 as line
    union all
    select jsonb_array_elements_text(l.issues), l.position from jsonb_to_recordset(p_lines) l(position integer, issues jsonb)
    union all
    select 'oversold', l.position from jsonb_to_recordset(p_lines) l(position integer, product_id uuid, stock_quantity numeric)
      join jsonb_to_recordset(traded) t(product_id uuid, remaining numeric) on t.product_id = l.product_id
     where sign = 1 and l.stock_quantity > 0 and t.remaining < 0) i;
end $$;

-- One sale of a batch. Answers with why it was refused, or null: it is there. Only what a till would never send is refused, since the
-- numbers behind it would have to wait.
create function platform.record_sale(p_lease pos_lease, p_place_id uuid, p_given jsonb) returns text
language plpgsql security invoker as $$
declare
  sale pos_sale;
  shift pos_shift;
  lines jsonb;
  issues text[] := '{}';
  day date;
  paid numeric;
begin
  if p_lease.state = 'released' then
    return 'lease_ended';
  end if;
  select * into shift from pos_shift s
   where s.tenant_id = platform.tenant_id() and s.id = (p_given ->> 'shift')::uuid and s.till_id = p_lease.till_id;
  if shift.id is null then
    return 'unknown_shift';
  end if;
  sale.id := p_given ->> 'id';
  sale.till_id := p_lease.till_id;
  sale.lease_id := p_lease.id;
  sale.shift_id := shift.id;
  sale.series_id := p_lease.series_id;
  sale.sequence := p_given ->> 'number';
  sale.kind := p_given ->> 'kind';
  sale.sold_at := p_given ->> 'sold_at';
  sale.seller_name := shift.seller_name;
  sale.note := coalesce(p_given ->> 'note', '');
  sale.cost := 0;
  sale.discount := 0;
  day := (sale.sold_at at time zone 'Asia/Ulaanbaatar')::date;
  if sale.sold_at > clock_timestamp() + interval '10 minutes' then
    issues := issues || 'clock_ahead'::text;
    day := (clock_timestamp() at time zone 'Asia/Ulaanbaatar')::date;
  end if;
  if shift.closed_at is not null then
    issues := issues || 'shift_closed'::text;
  end if;
  -- Of one that was merged, what is left of it.
  select coalesce(c.merged_into, c.id) into sale.customer_id from contact c
   where c.tenant_id = platform.tenant_id() and c.id = (p_given ->> 'customer')::uuid;
  if p_given ->> 'customer' is not null and sale.customer_id is null then
    issues := issues || 'customer_missing'::text;
  end if;
  if sale.kind = 'return' then
    select s.id into sale.returns_id from pos_sale s
     where s.tenant_id = platform.tenant_id() and s.id = (p_given ->> 'returns')::uuid and s.kind = 'sale';
    if sale.returns_id is null then
      return 'unknown_sale';
    end if;
    lines := platform.returned_lines(p_given -> 'lines', sale.returns_id);
    if lines is null then
      return 'return_too_large';
    end if;
  else
    lines := platform.sold_lines(p_given -> 'lines', sale.customer_id, day);
    select coalesce(sum(l.undiscounted - l.total), 0) into sale.discount
      from jsonb_to_recordset(lines) l(undiscounted numeric, total numeric);
    if sale.discount > 0 then
      if not shift.may_discount then
        return 'discount_not_allowed';
      end if;
      sale.granted_by := shift.seller_name;
    end if;
  end if;
  select sum(l.total), sum(l.tax) into sale.total, sale.tax from jsonb_to_recordset(lines) l(total numeric, tax numeric);
  sale.net := sale.total - sale.tax;
  if sale.total <> (p_given ->> 'total')::numeric then
    return 'totals_differ';
  end if;
  select coalesce(sum(p.amount), 0) into paid from jsonb_to_recordset(p_given -> 'payments') p(amount numeric);
  if paid <> sale.total then
    return 'payments_differ';
  end if;
  sale.number := platform.take_till_number(sale.series_id, sale.sequence);
  if sale.number is null then
    return case when sale.sequence < platform.next_till_number(sale.series_id) then 'number_taken' else 'number_not_next' end;
  end if;
  perform platform.insert_sale(sale, lines, p_given -> 'payments', issues, p_place_id, day);
  return null;
end $$;

-- What a till sold, one after the other, in one round trip, with a record of each in the log. Answers nothing where there is no such lease.
-- Whoever comes with the same sales at the same moment waits, and finds them there.
create function platform.record_sales(p_till_id uuid, p_batch jsonb, p_record jsonb)
returns table (id uuid, outcome text, number text, reason text, issues jsonb, next_number bigint, gives_receipts boolean)
language plpgsql security invoker as $$
declare
  lease pos_lease;
  place_id uuid;
  given jsonb;
begin
  select * into lease from pos_lease l
   where l.tenant_id = platform.tenant_id() and l.id = (p_batch ->> 'lease')::uuid and l.till_id = p_till_id for update;
  if lease.id is null then
    return;
  end if;
  select t.location_id into place_id from pos_till t where t.tenant_id = platform.tenant_id() and t.id = p_till_id;
  perform from pos_sale s
    where s.tenant_id = platform.tenant_id()
      and s.id = any (array(select r.returns from jsonb_to_recordset(p_batch -> 'sales') r(returns uuid)))
    order by s.id for update;
  perform platform.lock_stock(array(
    select r.product from jsonb_to_recordset(p_batch -> 'sales') s(lines jsonb),
           lateral jsonb_to_recordset(s.lines) r(product uuid) where r.product is not null
    union
    select l.product_id from jsonb_to_recordset(p_batch -> 'sales') s(returns uuid)
      -- By sale, whatever the planner thinks of the number of returns in a batch.
      cross join lateral (select k.product_id from pos_sale_line k
                           where k.tenant_id = platform.tenant_id() and k.sale_id = s.returns and k.product_id is not null
                           order by k.position limit 1000) l));
  for given in select t.value from jsonb_array_elements(p_batch -> 'sales') t(value) loop
    id := given ->> 'id';
    reason := null;
    outcome := 'recorded';
    if exists (select from pos_sale s where s.tenant_id = platform.tenant_id() and s.id = record_sales.id) then
      outcome := 'already_recorded';
    else
      begin
        reason := platform.record_sale(lease, place_id, given);
      exception when data_exception or integrity_constraint_violation then
        reason := 'invalid';
      end;
      if reason is not null then
        outcome := 'refused';
      end if;
    end if;
    number := (select s.number from pos_sale s where s.tenant_id = platform.tenant_id() and s.id = record_sales.id);
    issues := (select coalesce(jsonb_agg(jsonb_build_object('code', i.code, 'line', nullif(i.line, 0)) order by i.line, i.code), '[]')
                 from pos_sale_issue i where i.tenant_id = platform.tenant_id() and i.sale_id = record_sales.id);
    next_number := platform.next_till_number(lease.series_id);
    gives_receipts := platform.gives_receipts();
    if outcome = 'recorded' then
      insert into audit_record (tenant_id, id, kind, action, actor_id, actor_name, actor_email, target_type, target_id, target_name,
                                changes, ip, user_agent, request_id)
      select platform.tenant_id(), platform.uuidv7(), r.kind, r.action, r.actor_id, r.actor_name, r.actor_email, 'pos_sale',
             record_sales.id::text, record_sales.number,
             r.changes || jsonb_build_object('total', jsonb_build_array(null, given ->> 'total'), 'kind', jsonb_build_array(null, given ->> 'kind')),
             r.ip, r.user_agent, r.request_id
        from jsonb_to_record(p_record) r(kind text, action text, actor_id uuid, actor_name text, actor_email text, changes jsonb, ip text,
                                         user_agent text, request_id text);
    end if;
    return next;
  end loop;
end $$;

revoke all on function platform.sold_lines(jsonb, uuid, date), platform.returned_lines(jsonb, uuid),
  platform.insert_sale(pos_sale, jsonb, jsonb, text[], uuid, date), platform.record_sale(pos_lease, uuid, jsonb),
  platform.record_sales(uuid, jsonb, jsonb) from public;
grant execute on function platform.sold_lines(jsonb, uuid, date), platform.returned_lines(jsonb, uuid),
  platform.insert_sale(pos_sale, jsonb, jsonb, text[], uuid, date), platform.record_sale(pos_lease, uuid, jsonb),
  platform.record_sales(uuid, jsonb, jsonb) to tamga_app;
