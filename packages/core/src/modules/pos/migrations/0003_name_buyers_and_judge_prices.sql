-- Whom the receipt of the tax authority names: a registry number of seven digits or the number of a taxpayer, as it was told at the till.
alter table pos_sale add column buyer_number text collate "C" check (buyer_number ~ '^(\d{7}|\d{11}|\d{12}|\d{14})$');

-- Whether a line has a price below every list, of a product that is as it was when the device took the till: no list ever said that, so
-- somebody wrote it down by hand. A product that changed since is left out: the till may not have heard of it, and what it sold by an
-- older list is never refused.
create function platform.has_lowered_price(p_lines jsonb, p_since timestamptz) returns boolean
language sql stable security invoker as $$
  select exists (
    select from jsonb_to_recordset(p_lines) r(product uuid, unit uuid, unit_price numeric)
     where r.unit_price < platform.lowest_price(r.product, r.unit, p_since))
$$;

revoke all on function platform.has_lowered_price(jsonb, timestamptz) from public;
grant execute on function platform.has_lowered_price(jsonb, timestamptz) to tamga_app;

-- As before, and: it keeps who buys; where the shift gives no discounts, `granted_by` is whoever hands the sale over and may give them;
-- a price that somebody lowered by hand is a discount.
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
  grantor text;
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
    grantor := case when shift.may_discount then shift.seller_name else p_given ->> 'granted_by' end;
    if grantor is null and (sale.discount > 0 or platform.has_lowered_price(p_given -> 'lines', p_lease.taken_at)) then
      return 'discount_not_allowed';
    end if;
    if sale.discount > 0 then
      sale.granted_by := grantor;
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
