import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { createClient, createTestDatabase, runTamga, startTestPlatform } from '@tamga/core/testing'
import { business } from './distribution.ts'

type Amounts = { total: { amount: string }; due: { amount: string } }

test('the demo is a small company whose screens have something to show, and whose books and stock are right', async t => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-demo-'))
  t.after(() => rm(DATA_DIR, { recursive: true, force: true }))
  const databaseUrl = await createTestDatabase(t)
  const env = { DATABASE_URL: databaseUrl, DATA_DIR }
  const made = await runTamga(['demo', '--json'], env, 'business')
  assert.equal(made.code, 0, made.stderr)
  const { tenants, password } = JSON.parse(made.stdout)
  assert.deepEqual(
    tenants.map(({ tenant }: { tenant: { slug: string } }) => tenant.slug),
    ['altan-taria'],
  )

  const { origin } = await startTestPlatform(t, { distribution: business, databaseUrl })
  const client = createClient(origin)
  assert.equal((await client.signIn(tenants[0].administrator.email, password)).status, 200)
  const list = async (path: string) => {
    const { status, body, text } = await client.get(path)
    assert.equal(status, 200, `${path}: ${text}`)
    return body.items
  }

  const contacts = await list('/contacts?limit=100')
  assert.ok(
    contacts.length >= 12 &&
      contacts.every(({ addresses }: { addresses: unknown[] }) => addresses.length === 1),
  )
  const products = await list('/goods/products?limit=100')
  assert.equal(products.length, 40)
  const milk = products.find(({ name }: { name: string }) => name === 'Сүү 1 л')
  const scanned = await client.get(`/goods/barcodes?code=${milk.barcodes[0].code}`)
  assert.deepEqual([scanned.status, scanned.body.product.id], [200, milk.id])
  assert.equal((await client.get(`/goods/products/${milk.id}/price?quantity=1`)).body.price.amount, '4600')

  const stock = await list('/warehouse/stock?limit=100')
  assert.equal(stock.length, 39)
  assert.ok(stock.every(({ quantity }: { quantity: string }) => Number(quantity) > 0))
  assert.ok((await list('/warehouse/reorder?short=true')).length >= 2)
  assert.equal((await list('/warehouse/counts')).length, 1)
  assert.ok((await list('/warehouse/postings?limit=100')).length >= 7)

  const documents: Amounts[] = await list('/invoicing/invoices?limit=100')
  assert.equal(documents.length, 11)
  assert.ok(documents.some(({ due, total }) => due.amount === '0' && total.amount !== '0'))
  assert.equal((await list('/invoicing/payments')).length, 5)
  const balance = await client.get('/invoicing/balances')
  assert.ok(balance.body.items.length >= 5, balance.text)

  const sales = await list('/pos/sales?limit=100')
  assert.equal(sales.length, 14)
  assert.ok(
    sales.every(({ issues }: { issues: string[] }) => issues.length === 0),
    JSON.stringify(sales),
  )
  const [till] = await list('/pos/tills')
  assert.deepEqual([till.holder, till.open_shift], [null, null])

  const again = await runTamga(['demo'], env, 'business')
  assert.match(again.stdout, /there already/)
})
