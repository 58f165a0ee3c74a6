import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import test from 'node:test'
import { createSecretBox, rowBinding } from './secret-box.ts'
import { SecretDamaged, SecretKeyMissing, SecretKeyUnknown } from './secret-errors.ts'

const newKey = () => randomBytes(32).toString('base64')
const row = rowBinding({ tenant_id: 't1', table: 'sso_provider', row_id: 'p1', column: 'client_secret' })

test('a sealed credential opens to what it was and does not show it', () => {
  const box = createSecretBox({ current: newKey() })
  const sealed = box.seal('нууц secret', row)
  assert.equal(box.open(sealed, row).toString(), 'нууц secret')
  assert.equal(box.open(box.seal('', row), row).length, 0)
  assert.deepEqual(box.open(box.seal(Buffer.of(0, 255), row), row), Buffer.of(0, 255))
  assert.ok(!sealed.includes('secret'))
  assert.equal(sealed[0], 1)
  assert.equal(sealed.subarray(1, 9).toString('hex'), box.keyId)
})

test('every sealing takes a fresh nonce', () => {
  const box = createSecretBox({ current: newKey() })
  const nonces = Array.from({ length: 1000 }, () => box.seal('same', row).subarray(9, 21).toString('hex'))
  assert.equal(new Set(nonces).size, 1000)
})

test('a credential is bound to its tenant, table, row and column', () => {
  const box = createSecretBox({ current: newKey() })
  const sealed = box.seal('x', row)
  const elsewhere = [
    rowBinding({ tenant_id: 't2', table: 'sso_provider', row_id: 'p1', column: 'client_secret' }),
    rowBinding({ tenant_id: 't1', table: 'scim_target', row_id: 'p1', column: 'client_secret' }),
    rowBinding({ tenant_id: 't1', table: 'sso_provider', row_id: 'p2', column: 'client_secret' }),
    rowBinding({ tenant_id: 't1', table: 'sso_provider', row_id: 'p1', column: 'token' }),
    rowBinding({ tenant_id: null, table: 'sso_provider', row_id: 'p1', column: 'client_secret' }),
  ]
  for (const binding of elsewhere) assert.throws(() => box.open(sealed, binding), SecretDamaged)
  assert.notEqual(
    rowBinding({ tenant_id: 'a', table: 'b,c', row_id: 'd', column: 'e' }),
    rowBinding({ tenant_id: 'a,b', table: 'c', row_id: 'd', column: 'e' }),
  )
})

test('no changed or missing byte goes unnoticed', () => {
  const box = createSecretBox({ current: newKey() })
  const sealed = box.seal('credential', row)
  for (let index = 0; index < sealed.length; index++) {
    const altered = Buffer.from(sealed)
    altered[index]! ^= 1
    assert.throws(() => box.open(altered, row), index >= 1 && index <= 8 ? SecretKeyUnknown : SecretDamaged)
    assert.throws(() => box.open(sealed.subarray(0, index), row), SecretDamaged)
  }
})

test('without a key nothing is sealed', () => {
  const box = createSecretBox({})
  assert.equal(box.available, false)
  assert.equal(box.keyId, undefined)
  assert.throws(() => box.seal('x', row), SecretKeyMissing)
})

test('after a rotation the old key opens, and what it sealed is to be sealed anew', () => {
  const [first, second] = [newKey(), newKey()]
  const before = createSecretBox({ current: first })
  const after = createSecretBox({ current: second, old: [first] })
  const sealed = before.seal('x', row)
  assert.equal(before.needsReseal(sealed), false)
  assert.equal(after.open(sealed, row).toString(), 'x')
  assert.equal(after.needsReseal(sealed), true)
  assert.equal(after.needsReseal(after.seal('x', row)), false)
})

test('a changed key makes stored credentials undecryptable, and the key in need is named', () => {
  const before = createSecretBox({ current: newKey() })
  const sealed = before.seal('x', row)
  const after = createSecretBox({ current: newKey() })
  assert.throws(
    () => after.open(sealed, row),
    (error: Error) => error instanceof SecretKeyUnknown && error.keyId === before.keyId,
  )
})

test('a key of another length is refused', () => {
  assert.throws(() => createSecretBox({ current: randomBytes(16).toString('base64') }), /exactly 32 bytes/)
})
