import assert from 'node:assert/strict'
import test from 'node:test'
import { hashToken, newToken } from './token.ts'

test('a token has 256 random bits and may have a readable prefix', () => {
  assert.match(newToken(), /^[\w-]{43}$/)
  assert.match(newToken('tamga_s'), /^tamga_s_[\w-]{43}$/)
  assert.equal(new Set(Array.from({ length: 1000 }, () => newToken())).size, 1000)
})

test('a token is stored as its SHA-256', () => {
  assert.equal(
    hashToken('abc').toString('hex'),
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
