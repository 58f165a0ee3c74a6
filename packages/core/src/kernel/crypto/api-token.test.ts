import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasApiTokenPrefix, isApiToken, newApiToken, shownPrefix } from './api-token.ts'

test('a token says what it is, carries 256 bits, and shows by its checksum whether it is whole', () => {
  const token = newApiToken('pat')
  assert.match(token, /^tamga_pat_[0-9A-Za-z]{49}$/)
  assert.match(newApiToken('svc'), /^tamga_svc_[0-9A-Za-z]{49}$/)
  assert.ok(isApiToken(token))
  assert.ok(!isApiToken(token.slice(0, -1)))
  assert.ok(!isApiToken(token.replace('pat', 'svc')))
  for (const at of [12, 30, token.length - 1]) {
    const other = token[at] === 'x' ? 'y' : 'x'
    assert.ok(!isApiToken(token.slice(0, at) + other + token.slice(at + 1)), `character ${at}`)
  }
  assert.equal(new Set(Array.from({ length: 1000 }, () => newApiToken('pat'))).size, 1000)
})

test('the checksum is the one that the documentation gives to secret scanners', () => {
  assert.ok(isApiToken(`tamga_pat_${'0'.repeat(43)}${CHECKSUM}`))
})

test('what is shown of a token is no token', () => {
  const shown = shownPrefix(newApiToken('svc'))
  assert.match(shown, /^tamga_svc_[0-9A-Za-z]{6}$/)
  assert.ok(hasApiTokenPrefix(shown))
  assert.ok(!isApiToken(shown))
})

/** CRC-32 (IEEE 802.3) of `tamga_pat_` and 43 zeros, in base 62, worked out by another implementation. */
const CHECKSUM = '4FafGj'
