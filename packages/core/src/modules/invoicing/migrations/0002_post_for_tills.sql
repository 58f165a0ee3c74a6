-- What a till sells is in the books as a document is: with a number of a series of its own, and an entry in the journal.
alter table number_series drop constraint number_series_kind_check;
alter table number_series add constraint number_series_kind_check
  check (kind in ('invoice', 'bill', 'credit_note', 'bill_credit', 'payment', 'sale'));
alter table journal_entry drop constraint journal_entry_source_check;
alter table journal_entry add constraint journal_entry_source_check
  check (source in ('document', 'payment', 'exchange', 'manual', 'opening', 'sale', 'till'));
alter table ledger_account drop constraint ledger_account_role_check;
alter table ledger_account add constraint ledger_account_role_check
  check (role in ('receivable', 'payable', 'cash', 'bank', 'sales', 'purchases', 'sales_tax', 'purchase_tax', 'exchange', 'opening',
                  'cash_difference'));

-- A till took this number itself, perhaps long ago: it counts if it is the next one of its series. Null: it is not.
create function platform.take_till_number(p_series_id uuid, p_number bigint) returns text language sql security invoker as $$
  update number_series s set next_number = s.next_number + 1
   where s.tenant_id = platform.tenant_id() and s.id = p_series_id and s.kind = 'sale' and s.next_number = p_number
  returning s.prefix || lpad(p_number::text, greatest(6, length(p_number::text)), '0')
$$;

create function platform.next_till_number(p_series_id uuid) returns bigint language sql stable security invoker as $$
  select s.next_number from number_series s where s.tenant_id = platform.tenant_id() and s.id = p_series_id
$$;

-- An entry for something that has happened: a closed month takes none, so it goes to the first open day from today on. Accounts are
-- named by their role or by themselves. Lines that come to nothing make no entry.
create function platform.post_till_entry(p_entry jsonb, p_lines jsonb)
returns table (entry_id uuid, posted_on date) language plpgsql security invoker as $$
declare
  is_closed boolean;
begin
  posted_on := p_entry ->> 'day';
  if not exists (select from jsonb_to_recordset(p_lines) r(amount numeric) where r.amount <> 0) then
    return next;
    return;
  end if;
  loop
    insert into ledger_period (month) values (date_trunc('month', posted_on)::date) on conflict (tenant_id, month) do nothing;
    select p.closed_at is not null into is_closed from ledger_period p
     where p.tenant_id = platform.tenant_id() and p.month = date_trunc('month', posted_on)::date for share;
    exit when not is_closed;
    posted_on := case when posted_on < current_date then current_date
                      else (date_trunc('month', posted_on) + interval '1 month')::date end;
  end loop;
  entry_id := platform.uuidv7();
  insert into journal_entry (id, day, source, memo, source_id, made_by)
  values (entry_id, posted_on, p_entry ->> 'source', p_entry ->> 'memo', (p_entry ->> 'source_id')::uuid, p_entry ->> 'made_by');
  insert into journal_line (entry_id, position, account_id, amount, day)
  select post_till_entry.entry_id, row_number() over (order by sum(t.amount) < 0, t.account_id), t.account_id, sum(t.amount),
         post_till_entry.posted_on
    from (select coalesce(r.account_id, (select a.id from ledger_account a
                                          where a.tenant_id = platform.tenant_id() and a.role = r.role)) as account_id, r.amount
            from jsonb_to_recordset(p_lines) r(role text, account_id uuid, amount numeric)) t
   group by t.account_id having sum(t.amount) <> 0;
  return next;
end $$;

-- Whether the organisation tells the tax authority what it sells: where it does not, nobody need ask again for each sale.
create function platform.gives_receipts() returns boolean language plpgsql stable security invoker as $$
begin
  return exists (select from ereceipt_merchant m where m.tenant_id = platform.tenant_id() and m.is_enabled);
end $$;

revoke all on function platform.take_till_number(uuid, bigint), platform.next_till_number(uuid),
  platform.post_till_entry(jsonb, jsonb), platform.gives_receipts() from public;
grant execute on function platform.take_till_number(uuid, bigint), platform.next_till_number(uuid),
  platform.post_till_entry(jsonb, jsonb), platform.gives_receipts() to tamga_app;
