import type { Volume } from '../fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** A shop with a few tills and a long history of sales, few of them with something to look at. */
export const POS: Readonly<Record<string, Volume>> = {
  pos_till: some(`insert into pos_till (tenant_id, id, name, prefix, location_id)
    select pg_temp.id('tenant', n), pg_temp.id('pos_till', n + 100), 'Касс', 'K-', pg_temp.id('stock_location', n + 100)
      from generate_series(1, $rows) n
    union all select $tenant, pg_temp.id('pos_till', n), 'Касс ' || n, 'K' || n || '-', pg_temp.id('stock_location', 1)
      from generate_series(1, 20) n`),
  pos_lease:
    some(`insert into pos_lease (tenant_id, id, till_id, device_id, device_name, series_id, prefix, state, taken_by, ended_at)
    select $tenant, pg_temp.id('pos_lease', n), pg_temp.id('pos_till', n % 20 + 1), pg_temp.id('device', n), 'Хөтөч',
           pg_temp.id('number_series', 3), 'K-', case when n <= 20 then 'held' else 'released' end, 'Болд',
           case when n > 20 then now() end from generate_series(1, $rows) n`),
  pos_shift:
    some(`insert into pos_shift (tenant_id, id, till_id, seller_id, seller_name, may_discount, opened_at, opening_cash, closed_at, closed_by)
    select $tenant, pg_temp.id('pos_shift', n), pg_temp.id('pos_till', n % 20 + 1), pg_temp.id('person', n), 'Болд', true,
           now() - n * interval '1 hour', 50000, case when n > 20 then now() end, 'Болд' from generate_series(1, $rows) n`),
  pos_shift_count: some(`insert into pos_shift_count (tenant_id, shift_id, method, expected, counted)
    select $tenant, pg_temp.id('pos_shift', n), 'cash', 100, 100 from generate_series(21, $rows) n`),
  pos_cash_move:
    some(`insert into pos_cash_move (tenant_id, id, shift_id, direction, amount, moved_at, made_by)
    select $tenant, pg_temp.id('pos_cash_move', n), pg_temp.id('pos_shift', n), 'in', 100, now(), 'Болд' from generate_series(1, $rows) n`),
  pos_sale:
    some(`insert into pos_sale (tenant_id, id, recorded_id, till_id, lease_id, shift_id, kind, series_id, sequence, number, sold_at, seller_name,
                          customer_id, net, tax, total)
    select $tenant, pg_temp.id('pos_sale', n), pg_temp.id('pos_sale', n), pg_temp.id('pos_till', n % 20 + 1), pg_temp.id('pos_lease', n),
           pg_temp.id('pos_shift', n), 'sale', pg_temp.id('number_series', 3), n, 'V-' || lpad(n::text, 6, '0'),
           now() - n * interval '1 minute', 'Болд', pg_temp.id('contact', n), 100, 10, 110 from generate_series(1, $rows) n`),
  pos_sale_line:
    some(`insert into pos_sale_line (tenant_id, sale_id, position, product_id, name, quantity, unit_price, tax_class, tax_rate, tax, total)
    select $tenant, pg_temp.id('pos_sale', n), 1, pg_temp.id('product', n), 'Бараа', 1, 110, 'standard', 10, 10, 110
      from generate_series(1, $rows) n`),
  pos_sale_payment: some(`insert into pos_sale_payment (tenant_id, sale_id, position, method, amount)
    select $tenant, pg_temp.id('pos_sale', n), 1, 'cash', 110 from generate_series(1, $rows) n`),
  pos_sale_issue: some(`insert into pos_sale_issue (tenant_id, sale_id, code, line, recorded_id)
    select $tenant, pg_temp.id('pos_sale', n), 'oversold', 1, pg_temp.id('pos_sale', n) from generate_series(1, $rows) n where n % 50 = 0`),
}
