import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPath } from './own-path.ts'

const ORIGIN = 'https://id.example.mn'

test('a path of this origin is kept with its query and hash', () => {
  assert.equal(ownPath('/profile?tab=sessions#top', ORIGIN), '/profile?tab=sessions#top')
  assert.equal(ownPath('/a/../b', ORIGIN), '/b')
  assert.equal(ownPath('/?next=//other.example', ORIGIN), '/?next=//other.example')
})

test('whatever a browser would read as another site is no path', () => {
  const foreign = [
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '\\\\other.example',
    'profile',
    '',
  ]
  const tidied = [
    '/.//other.example',
    '/..//other.example',
    '/a/..//other.example',
    '/%2e%2e//other.example',
    '/./\\x',
  ]
  for (const address of [...foreign, ...tidied, 'https://other.example', 'javascript:alert(1)'])
    assert.equal(ownPath(address, ORIGIN), null, address)
})
