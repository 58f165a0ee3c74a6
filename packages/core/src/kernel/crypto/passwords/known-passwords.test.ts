import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { isKnownPassword, KNOWN_ENTRIES } from './known-passwords.ts'
import { falsePositiveRate, shapeFor } from './password-filter.ts'
import { checkPassword } from './password-rules.ts'

test('passwords of the published lists are known, in any case', () => {
  for (const password of ['mikedcse', 'zairaolga', 'llkl694o']) assert.ok(isKnownPassword(password), password)
  assert.deepEqual(checkPassword('ZairaOlga', { min: 8 }), ['breached'])
  assert.deepEqual(checkPassword('a long seal of bronze 1206', { min: 8 }), [])
})

test('of other passwords about one in two thousand is taken for one of them', () => {
  const rate = falsePositiveRate(shapeFor(KNOWN_ENTRIES), KNOWN_ENTRIES)
  assert.ok(rate > 0.0003 && rate < 0.0006, String(rate))
  const others = Array.from({ length: 40_000 }, (_, n) =>
    createHash('sha256').update(`other ${n}`).digest('base64').slice(0, 16).toLowerCase(),
  )
  const taken = others.filter(isKnownPassword).length
  assert.ok(taken > 2 && taken < 50, `${taken} of ${others.length}`)
})
