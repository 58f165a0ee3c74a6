import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import test from 'node:test'
import { deriveKey, rolePassword } from './derive.ts'

test('keys for different purposes differ and are always the same for one purpose', () => {
  const key = Buffer.alloc(32, 1)
  assert.equal(deriveKey(key, 'audit seal').length, 32)
  assert.deepEqual(deriveKey(key, 'audit seal'), deriveKey(key, 'audit seal'))
  assert.notDeepEqual(deriveKey(key, 'audit seal'), deriveKey(key, 'cookies'))
  assert.notDeepEqual(deriveKey(key, 'audit seal'), deriveKey(Buffer.alloc(32, 2), 'audit seal'))
  assert.equal(deriveKey('a text', 'x', 64).length, 64)
})

test('passwords of service roles derive from the password of the owner, by role name', () => {
  const expected = createHmac('sha256', 'owner').update('tamga role tamga_app').digest('base64url')
  assert.equal(rolePassword('owner', 'tamga_app'), expected)
  assert.notEqual(rolePassword('owner', 'tamga_jobs'), expected)
  assert.match(rolePassword('', 'tamga_app'), /^[\w-]{43}$/)
})
