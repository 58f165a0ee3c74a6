import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, startTestPlatform } from '@tamga/core/testing'
import pg from 'pg'
import { business } from '../../../distributions/business/distribution.ts'

const MANY = 2500
const { admin, databaseUrl } = await startTestPlatform({ after }, { distribution: business })
await admin.post('/store/apps/goods/install')
const tenant = (await admin.get('/me')).body.tenant.id
const { body: first } = await admin.post('/goods/products', { name: 'Саван 12', sku: 'S-12' })

/** More than are sorted at once, some with two words that begin alike, each with one of its own. */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
await owner.query(
  `insert into product (tenant_id, id, name, sku, unit_id)
     select $1, md5('product' || i)::uuid, 'Хүнсний талх ' || lpad(i::text, 5, '0'), 'T' || i, $2 from generate_series(1, ${MANY}) i`,
  [tenant, first.unit.id],
)
await owner.query(
  `insert into product_word (tenant_id, word, product_id)
     select $1, word, md5('product' || i)::uuid
       from generate_series(1, ${MANY}) i, unnest(case when i <= 700 then array['талха', 'талхб'] else array['талхв'] end
                                           || array['хүнсний', lpad(i::text, 5, '0'), 't' || i]) word`,
  [tenant],
)
await owner.end()

type Item = { readonly id: string; readonly name: string; readonly sku: string }

async function found(q: string): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { status, body }: Answer = await admin.get(
      `/goods/products?limit=200&q=${encodeURIComponent(q)}${cursor && `&cursor=${cursor}`}`,
    )
    assert.equal(status, 200)
    items.push(...body.items)
    cursor = body.next_cursor
  }
  return items
}

test('what very many have is found to the last one, by name, each once', async () => {
  const names = (await found('талх')).map(({ name }) => name)
  assert.equal(new Set(names).size, MANY)
  assert.deepEqual(names, names.toSorted())
})

test('a common word beside a rare one leaves what has both, on the first page', async () => {
  const { body } = await admin.get(`/goods/products?q=${encodeURIComponent('хүнсний 01234')}`)
  assert.deepEqual([body.items.map(({ sku }: Item) => sku), body.next_cursor], [['T1234'], null])
})

test('whoever has the very word comes first, then those that begin with it by name', async () => {
  for (const name of ['Аяга 120', 'Бал 129'])
    assert.equal((await admin.post('/goods/products', { name })).status, 201)
  assert.deepEqual(
    (await found('12')).map(({ name }) => name),
    ['Саван 12', 'Аяга 120', 'Бал 129'],
  )
  const { body } = await admin.get('/goods/products?q=12&sort=name')
  assert.equal(body.items[0].name, 'Аяга 120')
  const paged = await admin.get('/goods/products?q=12&limit=1')
  const next = await admin.get(`/goods/products?q=12&limit=1&cursor=${paged.body.next_cursor}`)
  assert.equal(next.body.items[0].name, 'Аяга 120')
})
