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
}
