-- An entry of a closed month goes to the first open day from today on. Today is that of Ulaanbaatar, as everywhere in the books, and
-- not that of the server's clock, which begins its day eight hours later.
create or replace function platform.post_till_entry(p_entry jsonb, p_lines jsonb)
returns table (entry_id uuid, posted_on date) language plpgsql security invoker as $$
declare
  is_closed boolean;
  today date := (now() at time zone 'Asia/Ulaanbaatar')::date;
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
    posted_on := case when posted_on < today then today
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
