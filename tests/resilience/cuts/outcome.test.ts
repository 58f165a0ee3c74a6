import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createMigratedDatabase, sendRequestsOnce, startTestPlatform, until } from '@tamga/core/testing'
import { startCuttingProxy } from './cutting-proxy.ts'

/** What stands on something ends before it. */
const endings: (() => Promise<unknown>)[] = []
const afterwards = { after: (work: () => Promise<unknown>) => void endings.unshift(work) }
after(async () => {
  for (const end of endings) await end()
})

sendRequestsOnce(afterwards)
const proxy = await startCuttingProxy(await createMigratedDatabase(afterwards))
afterwards.after(() => proxy.stop())
const { admin } = await startTestPlatform(afterwards, { databaseUrl: proxy.url })

test('a change whose commit got no answer is told as one that may have been made, and nobody is asked to send it again', async () => {
  proxy.cutBehindCommitOf(/insert into "?unit"?[ (]/i)
  const told = await admin.post('/organisation/units', { name: 'Салбар' })
  assert.ok(proxy.wasCut())
  assert.deepEqual(
    [told.status, told.body.code, told.headers.get('retry-after')],
    [503, 'outcome_unknown', null],
  )
  await until('the service answers again', async () => (await admin.get('//ready')).status === 200)
  const units = await until('it was made', async () => {
    const { items } = (await admin.get(`/organisation/units?q=${encodeURIComponent('Салбар')}`)).body
    return items.length > 0 && items
  })
  assert.equal(units.length, 1)
})
