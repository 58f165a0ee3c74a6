-- Whether a sale has a price below every list, of a product that is as it was when the device took the till: no list ever said that, so
-- somebody wrote it down by hand, and neither the shift nor who hands the sale over gives discounts. A product that changed since is left
-- out: the till may not have heard of it, and what it sold by an older list is never refused.
create function platform.has_lowered_price(p_lease pos_lease, p_given jsonb) returns boolean
language plpgsql stable security invoker as $$
begin
  if p_given ->> 'kind' <> 'sale' or p_given ->> 'granted_by' is not null then
    return false;
  end if;
  if exists (select from pos_shift s
              where s.tenant_id = platform.tenant_id() and s.id = (p_given ->> 'shift')::uuid and s.may_discount) then
    return false;
  end if;
  return exists (
    select from jsonb_to_recordset(p_given -> 'lines') r(product uuid, unit uuid, unit_price numeric)
     where r.unit_price < platform.lowest_price(r.product, r.unit, p_lease.taken_at));
end $$;

-- As before, and: prices that somebody lowered by hand are judged as discounts are.
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

revoke all on function platform.has_lowered_price(pos_lease, jsonb) from public;
grant execute on function platform.has_lowered_price(pos_lease, jsonb) to tamga_app;
