import assert from 'node:assert/strict'
import test from 'node:test'
import { roleKeyOf } from './role-key.ts'

test('a role without a key gets one from its name', () => {
  assert.equal(roleKeyOf('Нягтлан бодогч'), 'nyagtlan-bodogch')
  assert.equal(roleKeyOf('  Security Officer (night) '), 'security-officer-night')
  assert.equal(roleKeyOf('Réviseur n° 2'), 'reviseur-n-2')
})

test('a name in another script gets a key by chance, and a long one is cut', () => {
  assert.match(roleKeyOf('管理员'), /^role-[0-9a-f]{8}$/)
  assert.match(roleKeyOf('a b '.repeat(40)), /^[a-z0-9](?:[_-]?[a-z0-9])*$/)
  assert.ok(roleKeyOf('x'.repeat(200)).length <= 32)
})
