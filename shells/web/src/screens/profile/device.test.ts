import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceOf } from './device.ts'

const nameOf = (userAgent: string | null) => deviceOf(userAgent).name

test('a browser and its system are recognised', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  assert.equal(nameOf(`${windows} ${chrome}`), 'Chrome 142 · Windows')
  assert.equal(nameOf(`${windows} ${chrome} Edg/141.0.0.0`), 'Edge 141 · Windows')
  assert.equal(
    nameOf('Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'),
    'Firefox 143 · Linux',
  )
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  assert.equal(nameOf(`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`), 'Safari 18 · iPhone')
  assert.equal(deviceOf(`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`).isMobile, true)
})

test('what says nothing known has no name', () => {
  assert.equal(nameOf(null), null)
  assert.equal(nameOf('something else'), null)
})
