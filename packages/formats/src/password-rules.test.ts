import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLongEnough, isPersonal } from './password-rules.ts'

const person = { email: 'bat.erdene@acme.example', name: 'Бат-Эрдэнэ Ганбаатар' }

test('length counts characters as people see them, not bytes', () => {
  assert.ok(isLongEnough('өвлийнше', 8))
  assert.ok(!isLongEnough('🐎🐎🐎🐎', 8))
})

test('a name or an e-mail with next to nothing besides is no password, but may stand in a phrase', () => {
  assert.ok(isPersonal('ганбаатар1', person))
  assert.ok(isPersonal('Erdene-2026', person))
  assert.ok(!isPersonal('ганбаатар уулын орой дээр гарав', person))
  assert.ok(!isPersonal('мөнгөн тамга 1206', person))
})
