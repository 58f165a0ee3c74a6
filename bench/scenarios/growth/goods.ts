import { authorised } from '../../contestants/tamga.ts'
import { run } from '../../postgres.ts'
import { ratioOf, rowsOf } from '../../report.ts'
import { type Bench, runRounds } from '../../rounds.ts'
import { type Administered, startAdministered } from '../../world/administrator.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const STEPS = [1000, 100_000]
const BAR = 1.3

const TENANT = `(select id from tenant limit 1)`
const id = (kind: string) => `md5('${kind}' || i)::uuid`
const rowsFrom = (count: number) => `from generate_series(1, ${count}) i`

/** Products of one company, each with words, a barcode and a price; as many customers. */
const fill = (count: number) => (databaseUrl: string) =>
  run(databaseUrl, [
    `insert into goods_unit (tenant_id, id, code, name) values (${TENANT}, md5('unit')::uuid, 'pcs', 'Piece')`,
    `insert into product (tenant_id, id, sku, name, unit_id)
       select ${TENANT}, ${id('product')}, 'S' || i, 'Product ' || i, md5('unit')::uuid ${rowsFrom(count)}`,
    `insert into product_word (tenant_id, word, product_id)
       select ${TENANT}, word, ${id('product')} ${rowsFrom(count)}, unnest(array['product', i::text, 's' || i]) word`,
    `insert into product_barcode (tenant_id, key, code, product_id, unit_id, position)
       select ${TENANT}, lpad(i::text, 14, '0'), i::text, ${id('product')}, md5('unit')::uuid, 1 ${rowsFrom(count)}`,
    `insert into price_list (tenant_id, id, name, currency, is_default) values (${TENANT}, md5('list')::uuid, 'Retail', 'MNT', true)`,
    `insert into product_price (tenant_id, product_id, price_list_id, valid_from, amount)
       select ${TENANT}, ${id('product')}, md5('list')::uuid, '2020-01-01', i ${rowsFrom(count)}`,
    `insert into contact (tenant_id, id, kind, name) select ${TENANT}, ${id('contact')}, 'person', 'Customer ' || i ${rowsFrom(count)}`,
    `insert into contact_word (tenant_id, word, contact_id)
       select ${TENANT}, word, ${id('contact')} ${rowsFrom(count)}, unnest(array['customer', i::text]) word`,
    'vacuum analyze',
  ])

/** The id that the filling gave to product 777: md5('product777'). */
const PRODUCT = '818e8879-23a1-f61a-b541-b03120db0809'

const OPERATIONS: Readonly<Record<string, string>> = {
  'look-up by barcode': '/goods/barcodes?code=00000000000777',
  'product card': `/goods/products/${PRODUCT}`,
  'price of a product': `/goods/products/${PRODUCT}/price?quantity=3`,
  'page of products': '/goods/products?limit=50',
  'search for a product': '/goods/products?q=s777',
  'page of contacts': '/contacts?limit=50',
}

/** What a till and a seller ask all day, in a small and in a large company. */
export const goods: Scenario = {
  name: 'goods',
  about: 'what look-ups by barcode, product cards, prices and lists cost while goods and contacts grow',
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
    app: 'goods',
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
  const samples = await runRounds(bench, contenders)
  const [small, large] = contenders.map(contender => contender.name) as [string, string]
  return { rows: rowsOf(samples), ratios: [ratioOf(samples, { of: large, against: small, bar: BAR })] }
}
