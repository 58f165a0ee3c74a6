import assert from 'node:assert/strict'
import test from 'node:test'
import { createUuidV7, isUuid, uuidv7 } from './uuid.ts'

test('an id is a version 7 UUID that carries the time', () => {
  const before = Date.now()
  const id = uuidv7()
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const stamp = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  assert.ok(stamp >= before && stamp <= Date.now() + 1)
  assert.ok(isUuid(id))
})

test('ids grow within a millisecond, past a full counter, and when the clock steps back a little', () => {
  let clock = 1_700_000_000_000
  const next = createUuidV7(() => clock)
  const ids = Array.from({ length: 10_000 }, next)
  clock -= 500
  ids.push(next(), next())
  assert.deepEqual(ids, ids.toSorted())
  assert.equal(new Set(ids).size, ids.length)
})

test('a clock that was far ahead and is set right is followed', () => {
  let clock = 2_000_000_000_000
  const next = createUuidV7(() => clock)
  next()
  clock = 1_700_000_000_000
  assert.equal(next().replace('-', '').slice(0, 12), clock.toString(16).padStart(12, '0'))
})

test('what is not a UUID is told apart', () => {
  for (const value of ['', 'x', 5, null, undefined, '00000000-0000-0000-0000-00000000000', ' '.repeat(36)]) {
    assert.equal(isUuid(value), false)
  }
  assert.ok(isUuid('00000000-0000-0000-0000-000000000000'))
  assert.ok(isUuid('0190A4B0-7B1E-7000-8000-ABCDEFABCDEF'))
})
