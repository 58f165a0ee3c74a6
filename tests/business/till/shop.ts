import assert from 'node:assert/strict'
import type { Client } from '@tamga/core/testing'

export const CODE = '4006381333931'

/** A shop that sells milk, with as many cartons as are asked for, and tills of these prefixes. */
export async function openShop(admin: Client, cartons: string, prefixes: readonly string[]): Promise<void> {
  assert.equal((await admin.post('/store/apps/pos/install')).status, 201)
  const made = async (path: string, body: object) => {
    const answer = await admin.post(path, body)
    assert.ok(answer.status < 300, answer.text)
    return answer.body.id as string
  }
  const milk = await made('/goods/products', { name: 'Milk', barcodes: [{ code: CODE }] })
  const price_list = await made('/goods/price-lists', { name: 'Shop', is_default: true })
  const prices = [{ price_list, amount: '3300', valid_from: '2026-01-01' }]
  const priced = await admin.put(`/goods/products/${milk}/prices`, { prices })
  assert.ok(priced.status < 300, priced.text)
  const location = await made('/warehouse/locations', { name: 'Shop' })
  await made('/warehouse/receipts', {
    to: location,
    lines: [{ product: milk, quantity: cartons, unit_cost: '2000' }],
  })
  for (const prefix of prefixes) await made('/pos/tills', { name: `Till ${prefix}`, prefix, location })
}
