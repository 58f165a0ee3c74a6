import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slugOf } from './slug.ts'

test('the short name of an organisation is read from its Mongolian name', () => {
  assert.equal(slugOf('Алтан Богд ХХК'), 'altan-bogd-khkhk')
  assert.equal(slugOf('Өргөө — Үйлдвэр №5'), 'urguu-uildver-no5')
  assert.equal(slugOf('  Café Zürich!  '), 'cafe-zurich')
})

test('letters are read by the Mongolian standard', () => {
  assert.equal(slugOf('Эрдэнэ'), 'erdene')
  assert.equal(slugOf('Есөн ерөөл'), 'yesun-yeruul')
  assert.equal(slugOf('Ёл, ямаа, юүдэн, оюун'), 'yol-yamaa-yuuden-oyuun')
  assert.equal(slugOf('Хурьд, объект, Щи, цаасны'), 'khurid-obyekt-shi-tsaasny')
})

test('a name without Latin reading gives no short name, and a long one is cut to 63 characters', () => {
  assert.equal(slugOf('组织'), '')
  assert.equal(slugOf('a'.repeat(90)).length, 63)
  assert.match(slugOf(`${'a'.repeat(62)} b`), /^[a-z0-9](-?[a-z0-9])+$/)
  assert.equal(slugOf('Нягтлан бодогч', 8), 'nyagtlan')
})
