-- Who gives the discount of a sale, or null: nobody may. While a shift is open it is whoever opened it, if they might. One that is closed
-- is open to no stranger: there it is its seller who hands over what came late, or whoever hands it over and may give discounts
-- themselves. Else it is whoever says so (`granted_by`).
create function platform.discount_granted_by(p_shift pos_shift, p_given jsonb) returns text
language sql immutable security invoker as $$
  select case when p_shift.may_discount and (p_shift.closed_at is null or p_shift.seller_id = (p_given ->> 'handed_by')::uuid)
              then p_shift.seller_name
              when p_shift.may_discount and (p_given ->> 'may_discount')::boolean then p_given ->> 'handed_by_name'
              else p_given ->> 'granted_by' end
$$;
revoke all on function platform.discount_granted_by(pos_shift, jsonb) from public;
grant execute on function platform.discount_granted_by(pos_shift, jsonb) to tamga_app;

-- As before, and: a closed shift gives no discounts to strangers.
-- Whether a sale has a price below every list, of a product that is as it was when the device took the till: no list ever said that, so
-- somebody wrote it down by hand, and neither the shift nor who hands the sale over gives discounts. A product that changed since is left
-- out: the till may not have heard of it, and what it sold by an older list is never refused.
create or replace function platform.has_lowered_price(p_lease pos_lease, p_given jsonb) returns boolean
language plpgsql stable security invoker as $$
declare
  shift pos_shift;
begin
  if p_given ->> 'kind' <> 'sale' then
    return false;
  end if;
  select * into shift from pos_shift s where s.tenant_id = platform.tenant_id() and s.id = (p_given ->> 'shift')::uuid;
  if platform.discount_granted_by(shift, p_given) is not null then
    return false;
  end if;
  return exists (
    select from jsonb_to_recordset(p_given -> 'lines') r(product uuid, unit uuid, unit_price numeric)
     where r.unit_price < platform.lowest_price(r.product, r.unit, p_lease.taken_at));
end $$;

-- As before, and: a closed shift gives no discounts to strangers.
-- One sale of a batch. Answers with why it was refused, or null: it is there. Only what a till would never send is refused, since the
-- numbers behind it would have to wait.
create or replace function platform.record_sale(p_lease pos_lease, p_place_id uuid, p_given jsonb) returns text
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
  sale.buyer_number := p_given ->> 'buyer_number';
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
      sale.granted_by := platform.discount_granted_by(shift, p_given);
      if sale.granted_by is null then
        return 'discount_not_allowed';
      end if;
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

-- As before, and: shifts are held first, in one order. Whoever closes one waits for its sales and counts them, or a sale waits for the
-- closing and is marked; before anything else is held that a closing waits for.
-- What a till sold, one after the other, in one round trip, with a record of each in the log. Answers nothing where there is no such lease.
-- Whoever comes with the same sales at the same moment waits, and finds them there.
create or replace function platform.record_sales(p_till_id uuid, p_batch jsonb, p_record jsonb)
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
  perform from pos_shift s
    where s.tenant_id = platform.tenant_id()
      and s.id = any (array(select r.shift from jsonb_to_recordset(p_batch -> 'sales') r(shift uuid)))
    order by s.id for share;
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
        reason := case when platform.has_lowered_price(lease, given) then 'discount_not_allowed'
                       else platform.record_sale(lease, place_id, given) end;
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
