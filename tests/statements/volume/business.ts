import type { Volume } from './fill.ts'

const many = (insert: string): Volume => ({ rows: 'many', insert })
const some = (insert: string): Volume => ({ rows: 'some', insert })

/** A company with many customers and products, few of them put away. */
export const BUSINESS: Readonly<Record<string, Volume>> = {
  // A list of prices names a few of them by their ids: only among very many is that a matter of the index.
  contact:
    many(`insert into contact (tenant_id, id, kind, name, registry_number, email, phone, labels, is_customer, is_archived, created_at)
    select $tenant, pg_temp.id('contact', n), case n % 3 when 0 then 'person' else 'organisation' end, 'Болд ' || n, lpad(n::text, 7, '0'),
           'c' || n || '@volume.example', '9' || lpad(n::text, 7, '0'), array['шошго ' || n % 5], n % 2 = 0, n % 1000 = 0,
           now() - n * interval '1 minute' from generate_series(1, $rows) n`),
  contact_word: some(`insert into contact_word (tenant_id, word, contact_id)
    select $tenant, word, pg_temp.id('contact', n) from generate_series(1, $rows) n, unnest(array['болд', n::text]) word`),
  contact_label: some(`insert into contact_label (tenant_id, word, contact_id)
    select $tenant, 'шошго ' || n % 5, pg_temp.id('contact', n) from generate_series(1, $rows) n`),
  goods_unit: some(`insert into goods_unit (tenant_id, id, code, name)
    select pg_temp.id('tenant', n), pg_temp.id('goods_unit', n), 'u' || n, 'Нэгж' from generate_series(1, $rows) n
    union all select $tenant, pg_temp.id('goods_unit', -1), 'ш', 'Ширхэг'`),
  goods_category: some(`insert into goods_category (tenant_id, id, name)
    select $tenant, pg_temp.id('category', n), 'Ангилал ' || n from generate_series(1, $rows) n`),
  product:
    some(`insert into product (tenant_id, id, parent_id, sku, name, category_id, unit_id, is_archived, created_at)
    select $tenant, pg_temp.id('product', n), case when n % 10 = 0 then pg_temp.id('product', n - 1) end, 'S' || n, 'Бараа ' || n,
           pg_temp.id('category', n % 500), pg_temp.id('goods_unit', -1), n % 1000 = 0, now() - n * interval '1 minute'
      from generate_series(1, $rows) n`),
  product_word: some(`insert into product_word (tenant_id, word, product_id)
    select $tenant, word, pg_temp.id('product', n) from generate_series(1, $rows) n, unnest(array['бараа', n::text, 's' || n]) word`),
  product_barcode: some(`insert into product_barcode (tenant_id, key, code, product_id, unit_id, position)
    select $tenant, lpad(n::text, 14, '0'), n::text, pg_temp.id('product', n), pg_temp.id('goods_unit', -1), 1
      from generate_series(1, $rows) n`),
  product_image: some(`insert into product_image (tenant_id, id, product_id, address)
    select $tenant, pg_temp.id('product_image', n), pg_temp.id('product', n), '/logos/' || n from generate_series(1, $rows) n`),
  price_list: some(`insert into price_list (tenant_id, id, name, currency, is_default)
    select pg_temp.id('tenant', n), pg_temp.id('price_list', n + 100), 'Жагсаалт ' || n, 'MNT', true from generate_series(1, $rows) n
    union all select $tenant, pg_temp.id('price_list', n), 'Жагсаалт ' || n, 'MNT', n = 1 from generate_series(1, 20) n`),
  price_list_customer: some(`insert into price_list_customer (tenant_id, price_list_id, contact_id)
    select $tenant, pg_temp.id('price_list', n % 20 + 1), pg_temp.id('contact', n) from generate_series(1, $rows) n`),
  product_price:
    some(`insert into product_price (tenant_id, product_id, price_list_id, min_quantity, valid_from, amount)
    select $tenant, pg_temp.id('product', n), pg_temp.id('price_list', 1), 0, '2020-01-01', n from generate_series(1, $rows) n`),
  stock_location: some(`insert into stock_location (tenant_id, id, name)
    select pg_temp.id('tenant', n), pg_temp.id('stock_location', n + 100), 'Агуулах' from generate_series(1, $rows) n
    union all select $tenant, pg_temp.id('stock_location', n), 'Агуулах ' || n from generate_series(1, 20) n`),
  stock_posting:
    some(`insert into stock_posting (tenant_id, id, kind, on_day, contact_id, corrects_id, made_by)
    select $tenant, pg_temp.id('stock_posting', n), case when n % 9 = 0 then 'correction' else 'transfer' end,
           current_date - n % 700, pg_temp.id('contact', n), case when n % 9 = 0 then pg_temp.id('stock_posting', n - 1) end, 'Болд'
      from generate_series(1, $rows) n`),
  stock_lot: some(`insert into stock_lot (tenant_id, product_id, lot, expires_on)
    select $tenant, pg_temp.id('product', n), 'L' || n, current_date + n % 900 from generate_series(1, $rows) n`),
  stock_move:
    some(`insert into stock_move (tenant_id, id, posting_id, line, on_day, product_id, from_id, to_id, quantity, cost)
    select $tenant, pg_temp.id('stock_move', n), pg_temp.id('stock_posting', n % 1000 + 1), n, current_date - n % 700,
           pg_temp.id('product', n % 1000 + 1), pg_temp.id('stock_location', n % 20 + 1), pg_temp.id('stock_location', (n + 1) % 20 + 1), 1, 0
      from generate_series(1, $rows) n`),
  stock_level: some(`insert into stock_level (tenant_id, location_id, product_id, is_internal, quantity)
    select $tenant, pg_temp.id('stock_location', n % 3 + 1), pg_temp.id('product', n), true, n % 1000 - 1 from generate_series(1, $rows) n`),
  stock_month: some(`insert into stock_month (tenant_id, product_id, location_id, month, quantity)
    select $tenant, pg_temp.id('product', n), pg_temp.id('stock_location', n % 3 + 1), '2026-01-01', n from generate_series(1, $rows) n`),
  stock_item: some(`insert into stock_item (tenant_id, product_id, quantity, value, layers)
    select $tenant, pg_temp.id('product', n), n, n, 1 from generate_series(1, $rows) n`),
  stock_layer: some(`insert into stock_layer (tenant_id, product_id, number, move_id, on_day, quantity, value)
    select $tenant, pg_temp.id('product', n), 1, pg_temp.id('stock_move', n), current_date, n, n from generate_series(1, $rows) n`),
  stock_reservation:
    some(`insert into stock_reservation (tenant_id, id, product_id, location_id, quantity, contact_id, made_by)
    select $tenant, pg_temp.id('stock_reservation', n), pg_temp.id('product', n), pg_temp.id('stock_location', 1), 1,
           pg_temp.id('contact', n), 'Болд' from generate_series(1, $rows) n`),
  stock_count: some(`insert into stock_count (tenant_id, id, location_id, made_by)
    select $tenant, pg_temp.id('stock_count', n), pg_temp.id('stock_location', n % 20 + 1), 'Болд' from generate_series(1, $rows) n`),
  stock_count_line:
    some(`insert into stock_count_line (tenant_id, count_id, product_id, expected, counted, counted_by)
    select $tenant, pg_temp.id('stock_count', n % 500 + 1), pg_temp.id('product', n), 1, 2, 'Болд' from generate_series(1, $rows) n`),
  stock_reorder: some(`insert into stock_reorder (tenant_id, product_id, location_id, minimum, target)
    select $tenant, pg_temp.id('product', n), pg_temp.id('stock_location', n % 3 + 1), n % 9 + 1, 50 from generate_series(1, $rows) n`),
}
