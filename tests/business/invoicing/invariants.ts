/** Repeatable: the same numbers in every run. */
export function createDice(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What must not be in the books, whatever was done to them and in whichever order: each row says what is wrong. */
export const BROKEN_BOOKS = `
  with taken as (
    select series_id, right(number, 6)::integer as n from invoice where number is not null
    union all select series_id, right(number, 6)::integer from payment),
  open as (
    select case when kind in ('invoice', 'credit_note') then 'receivable' else 'payable' end as role,
           case when kind in ('invoice', 'bill_credit') then book_due else -book_due end as amount from invoice
    union all
    select case party when 'customer' then 'receivable' else 'payable' end,
           case direction when 'out' then book_due else -book_due end from payment)
  select 'an entry does not balance' as fault, entry_id::text as which from journal_line group by entry_id having sum(amount) <> 0
  union all
  select 'a posted document has no entry', i.number from invoice i where i.state = 'posted' and i.total > 0
     and not exists (select from journal_line l where l.entry_id = i.entry_id)
  union all
  select 'a document or payment is in the journal twice', source_id::text from journal_entry
   where source in ('document', 'payment', 'sale') group by source, source_id having count(*) <> 1
  union all
  select 'an entry has no document or payment', e.id::text from journal_entry e where e.source in ('document', 'payment')
     and not exists (select from invoice i where i.entry_id = e.id) and not exists (select from payment p where p.entry_id = e.id)
  union all
  select 'a number is missing or twice', s.prefix from number_series s left join taken t on t.series_id = s.id
   where s.kind <> 'sale' group by s.tenant_id, s.id
  having count(t.n) <> s.next_number - 1 or count(distinct t.n) <> s.next_number - 1 or coalesce(max(t.n), 0) <> s.next_number - 1
  union all
  select 'what is due is not what was not settled', i.number from invoice i where i.state = 'posted' and i.due <> i.total
     - coalesce((select sum(amount) from payment_allocation a where a.invoice_id = i.id), 0)
     - coalesce((select sum(amount) from payment_allocation a where a.credit_id = i.id), 0)
  union all
  select 'a payment has another rest than what it did not settle', p.number from payment p where p.due <> p.amount
     - coalesce((select sum(amount) from payment_allocation a where a.payment_id = p.id), 0)
  union all
  select 'an account of customers or suppliers is not what they have open', a.role from ledger_account a
   where a.role in ('receivable', 'payable')
     and coalesce((select sum(amount) from journal_line l where l.account_id = a.id), 0)
         <> coalesce((select sum(amount) from open o where o.role = a.role), 0)`

/** The same of stock. */
export const BROKEN_STOCK = `
  with moved as (
    select location_id, product_id, lot, sum(quantity) as quantity from (
      select from_id as location_id, product_id, lot, -quantity as quantity from stock_move
      union all select to_id, product_id, lot, quantity from stock_move) legs group by 1, 2, 3),
  costs as (
    select m.product_id,
           sum(case when f.kind <> 'internal' and t.kind = 'internal' then m.cost else 0 end) as came,
           sum(case when f.kind = 'internal' and t.kind <> 'internal' then m.cost else 0 end + m.settled) as gone
      from stock_move m
      join stock_location f on f.tenant_id = m.tenant_id and f.id = m.from_id
      join stock_location t on t.tenant_id = m.tenant_id and t.id = m.to_id group by 1),
  layers as (select product_id, sum(quantity) as quantity, sum(value) as value from stock_layer group by 1)
  select 'a level is not the sum of its moves' as fault from stock_level s full join moved m using (location_id, product_id, lot)
   where s.quantity is distinct from m.quantity
  union all select 'the sum over all locations is not zero' from stock_level group by product_id having sum(quantity) <> 0
  union all select 'the months are not the moves' from (select location_id, product_id, sum(quantity) as q from stock_month group by 1, 2) x
    join (select location_id, product_id, sum(quantity) as q from moved group by 1, 2) y using (location_id, product_id) where x.q <> y.q
  union all select 'layers lost another cost than left' from layers l join costs c using (product_id) where l.value <> c.came - c.gone
  union all select 'an item is not its layers' from stock_item i left join layers l using (product_id)
   where i.quantity <> coalesce(l.quantity, 0) or i.value <> coalesce(l.value, 0)
  union all select 'an item is not what lies inside' from stock_item i
   where i.quantity <> coalesce((select sum(s.quantity) from stock_level s where s.product_id = i.product_id and s.is_internal), 0)
  union all select 'a layer without goods has a value' from stock_layer where quantity = 0 and value <> 0
  union all select 'a posting moved nothing' from stock_posting p where not exists (select from stock_move m where m.posting_id = p.id)`
