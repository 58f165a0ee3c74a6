import assert from 'node:assert/strict'
import test from 'node:test'
import { createHost, type ErrorCode, MESSAGE_LIMIT } from './index.ts'
import { CONFORMANCE, createFakeHost } from './testing/index.ts'

for (const { name, run } of CONFORMANCE) {
  test(`fake host: ${name}`, async () => {
    const host = createFakeHost()
    await run({ shell: host.shell, emit: host.emit as (event: string, data: unknown) => void })
  })
}

const ORIGIN = 'https://id.example'
const top = { origin: ORIGIN, isTopFrame: true }
const ask = (method: string, params: unknown = {}) => JSON.stringify({ v: 1, id: '7', method, params })

test('another origin, and a frame inside the page, get no answer and reach no device', async () => {
  let opened = 0
  const openDrawer = () => {
    opened++
    return null
  }
  const host = createHost({ origin: ORIGIN, handlers: { 'device.cashDrawer': openDrawer } })
  assert.equal(
    await host.receive(ask('device.cashDrawer'), { origin: 'https://evil.example', isTopFrame: true }),
    null,
  )
  assert.equal(await host.receive(ask('device.cashDrawer'), { origin: ORIGIN, isTopFrame: false }), null)
  assert.equal(opened, 0)
  assert.deepEqual(JSON.parse((await host.receive(ask('device.cashDrawer'), top))!), {
    id: '7',
    result: null,
  })
  assert.equal(opened, 1)
})

test('the policy of a tenant can forbid a method that the host has', async () => {
  const host = createHost({
    origin: ORIGIN,
    handlers: { 'device.print': () => null, 'shell.notify': () => null },
    allowed: ['shell.notify'],
  })
  const codeOf = async (text: string) =>
    (JSON.parse((await host.receive(text, top))!) as { error: { code: ErrorCode } }).error.code
  assert.equal(await codeOf(ask('device.print', { url: 'https://id.example/x' })), 'not_allowed')
  assert.equal(await codeOf(ask('device.scan', { kinds: ['qr'] })), 'not_supported')
  assert.equal(await codeOf(ask('constructor')), 'not_supported')
  assert.equal(await codeOf(ask('shell.notify', { title: '' })), 'invalid_params')
})

test('noise on the wire is ignored', async () => {
  const host = createHost({ origin: ORIGIN, handlers: { 'shell.notify': () => null } })
  for (const text of [
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"v":2,"id":"1","method":"shell.notify"}',
    'x'.repeat(MESSAGE_LIMIT + 1),
  ]) {
    assert.equal(await host.receive(text, top), null)
  }
})

test('an answer that does not fit the contract never reaches the client', async () => {
  const host = createHost({ origin: ORIGIN, handlers: { 'session.get': () => ({ person: 1 }) as never } })
  assert.match((await host.receive(ask('session.get'), top))!, /device_error/)
})
