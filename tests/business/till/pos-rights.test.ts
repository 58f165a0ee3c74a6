import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { admin, line, openTill, product, sale, seller, send, told } from './pos-world.ts'

test('only the device that holds a till gives it back; who takes it from another one needs the permission', async () => {
  const [at, milk] = [await openTill(), await product('Сүү', '3300')]
  const sold = () => sale(at, [line(milk, '1', '3300')], { total: '3300' })
  const { holder } = (await seller.get(`/pos/tills/${at.till}`)).body
  assert.equal(holder.lease, at.lease)
  for (const body of [undefined, { device: randomUUID() }]) {
    const denied = await seller.delete(`/pos/leases/${holder.lease}`, body)
    assert.deepEqual([denied.status, denied.body.permission], [403, 'pos.manage'], denied.text)
  }
  assert.deepEqual(told(await send(at, [sold()])), [['recorded', 'K1-000001']])
  assert.equal((await admin.delete(`/pos/leases/${at.lease}`)).status, 204)
  const device = randomUUID()
  const take = async () =>
    (await seller.post(`/pos/tills/${at.till}/lease`, { device, device_name: 'Нөгөө' })).body
  const next = await take()
  assert.deepEqual([next.prefix, next.next_number], ['K1-2-', 1], 'numbers of the other device are its own')
  assert.deepEqual(told(await send(at, [sold()])), [['recorded', 'K1-000002']], 'what it still held')
  assert.equal((await seller.delete(`/pos/leases/${next.id}`, { device })).status, 204)
  assert.equal((await take()).prefix, 'K1-2-', 'given back, its numbers go on')
})
