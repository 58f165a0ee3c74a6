import { authorised } from '../../contestants/tamga.ts'
import { compareInRounds } from '../../measurement/comparison.ts'
import { ratioOf } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { run } from '../../postgres.ts'
import { type Administered, startAdministered } from '../../world/administrator.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const STEPS = [1000, 100_000]
const BAR = 1.3

const TENANT = `(select id from tenant limit 1)`
const id = (kind: string) => `md5('${kind}' || i)::uuid`
const rowsFrom = (count: number) => `from generate_series(1, ${count}) i`

const MOVES = 10
const SHOP = '0190aaaa-0000-7000-8000-000000000001'

/** Products of one company, each with words (one of them of the same length in all), a barcode, a price and ten moves into one shop; as many customers. */
const fill = (count: number) => (databaseUrl: string) =>
  run(databaseUrl, [
    `insert into goods_unit (tenant_id, id, code, name) values (${TENANT}, md5('unit')::uuid, 'pcs', 'Piece')`,
    `insert into product (tenant_id, id, sku, name, unit_id)
       select ${TENANT}, ${id('product')}, 'S' || i, 'Product ' || i, md5('unit')::uuid ${rowsFrom(count)}`,
    `insert into product_word (tenant_id, word, product_id)
       select ${TENANT}, word, ${id('product')} ${rowsFrom(count)}, unnest(array['product', i::text, 's' || i, 'n' || lpad(i::text, 7, '0')]) word`,
    `insert into product_barcode (tenant_id, key, code, product_id, unit_id, position)
       select ${TENANT}, lpad(i::text, 14, '0'), i::text, ${id('product')}, md5('unit')::uuid, 1 ${rowsFrom(count)}`,
    `insert into price_list (tenant_id, id, name, currency, is_default) values (${TENANT}, md5('list')::uuid, 'Retail', 'MNT', true)`,
    `insert into product_price (tenant_id, product_id, price_list_id, valid_from, amount)
       select ${TENANT}, ${id('product')}, md5('list')::uuid, '2020-01-01', i ${rowsFrom(count)}`,
    `insert into contact (tenant_id, id, kind, name) select ${TENANT}, ${id('contact')}, 'person', 'Customer ' || i ${rowsFrom(count)}`,
    `insert into contact_word (tenant_id, word, contact_id)
       select ${TENANT}, word, ${id('contact')} ${rowsFrom(count)}, unnest(array['customer', i::text]) word`,
    `insert into stock_location (tenant_id, id, kind, name)
       values (${TENANT}, md5('supplier')::uuid, 'supplier', ''), (${TENANT}, '${SHOP}', 'internal', 'Shop')`,
    `insert into stock_posting (tenant_id, id, kind, on_day, made_by)
       select ${TENANT}, ${id('posting')}, 'receipt', current_date - i % 700, 'Bench' ${rowsFrom(count)}`,
    `insert into stock_move (tenant_id, posting_id, line, on_day, product_id, from_id, to_id, quantity, cost)
       select ${TENANT}, ${id('posting')}, n, current_date - i % 700, md5('product' || (i + n * 7919) % ${count} + 1)::uuid,
              md5('supplier')::uuid, '${SHOP}', 1, 100 ${rowsFrom(count)}, generate_series(1, ${MOVES}) n`,
    `insert into stock_level (tenant_id, location_id, product_id, is_internal, quantity)
       select ${TENANT}, place::uuid, ${id('product')}, place = '${SHOP}', case when place = '${SHOP}' then ${MOVES} else -${MOVES} end
       ${rowsFrom(count)}, unnest(array['${SHOP}', md5('supplier')::uuid::text]) place`,
    `insert into stock_item (tenant_id, product_id, quantity, value, last_cost, layers)
       select ${TENANT}, ${id('product')}, ${MOVES}, ${MOVES} * 100, 100, 1 ${rowsFrom(count)}`,
    `insert into stock_layer (tenant_id, product_id, number, move_id, on_day, quantity, value)
       select ${TENANT}, ${id('product')}, 1, ${id('product')}, current_date, ${MOVES}, ${MOVES} * 100 ${rowsFrom(count)}`,
    'vacuum analyze',
  ])

/** The id that the filling gave to product 777: md5('product777'). */
const PRODUCT = '818e8879-23a1-f61a-b541-b03120db0809'

const OPERATIONS: Readonly<Record<string, string>> = {
  'look-up by barcode': '/goods/barcodes?code=00000000000777',
  'product card': `/goods/products/${PRODUCT}`,
  'look-up at a till': '/pos/lookup?code=00000000000777',
  'stock of a product': `/warehouse/products/${PRODUCT}`,
  'stock of a location': `/warehouse/locations/${SHOP}/stock?limit=50`,
  'price of a product': `/goods/products/${PRODUCT}/price?quantity=3`,
  'page of products': '/goods/products?limit=50',
  'search for a product': '/goods/products?q=n0000777',
  'search for a product by a common word too': '/goods/products?q=product%20n0000777',
  'page of contacts': '/contacts?limit=50',
}

/** What a till and a seller ask all day, in a small and in a large company. */
export const goods: Scenario = {
  name: 'goods',
  about:
    'what look-ups by barcode, product cards, stock, prices and lists cost while goods, their moves and contacts grow',
  isLong: true,
  async run(bench) {
    const started: Administered[] = []
    const starts = STEPS.map(count => async () => {
      const service = await startStep(bench, count)
      started.push(service)
      return service
    })
    return withContenders(starts, async () => {
      const measured = []
      for (const name of Object.keys(OPERATIONS)) measured.push(await measureOne(bench, started, name))
      return {
        rows: measured.flatMap(({ rows }) => rows),
        ratios: measured.flatMap(({ ratios }) => ratios),
        findings: [],
      }
    })
  },
}

const startStep = (bench: Bench, count: number) =>
  startAdministered(bench.postgres, {
    name: `${count} products`,
    flavour: 'business',
    database: `goods_${count}`,
    app: 'pos',
    seed: fill(count),
    requests: token => Object.values(OPERATIONS).map(path => authorised(token, path)),
  })

async function measureOne(bench: Bench, services: readonly Administered[], name: string) {
  const at = Object.keys(OPERATIONS).indexOf(name)
  const contenders = services.map(service => ({
    ...service,
    name: `${name}, ${service.name}`,
    load: { ...service.load, requests: [service.load.requests[at]!] },
  }))
  const [small, large] = contenders.map(contender => contender.name) as [string, string]
  return compareInRounds(bench, contenders, samples => [
    ratioOf(samples, { of: large, against: small, bar: BAR }),
  ])
}
