import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPath } from './return-path.ts'

const ORIGIN = 'https://sign-in.example.mn'

test('a path of this origin stays as it is', () => {
  for (const path of [
    '/',
    '/sso/federation?x=1#y',
    '/a//b',
    '/%2F%2Fevil.example',
    '/interaction/abc',
    '/@evil.example',
  ])
    assert.equal(ownPath(path, ORIGIN), path)
})

test('whatever a browser could read as another place is refused', () => {
  const bad = [
    '',
    'x',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/x\\y',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\r\nset-cookie: a=b',
    '/ /evil.example',
    '/\u0000',
    '/\u2028',
    '/д',
    '/..//evil.example',
    '/.//evil.example',
    `/${'a'.repeat(2001)}`,
  ]
  for (const path of bad) assert.equal(ownPath(path, ORIGIN), null, JSON.stringify(path))
})
