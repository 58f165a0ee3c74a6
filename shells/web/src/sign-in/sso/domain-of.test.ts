import assert from 'node:assert/strict'
import { test } from 'node:test'
import { domainOf } from './domain-of.ts'

test('an address has a domain as soon as it could be whole', () => {
  assert.equal(domainOf(' Saraa@Corp.Example '), 'corp.example')
  for (const text of ['saraa', 'saraa@corp', 'saraa@corp.e', '@corp.example', 'a@b@corp.example'])
    assert.equal(domainOf(text), undefined)
})
