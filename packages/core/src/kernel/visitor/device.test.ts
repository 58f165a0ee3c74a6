import assert from 'node:assert/strict'
import test from 'node:test'
import { describeDevice } from './device.ts'

const AGENTS: Record<string, [string | null, string | null, string]> = {
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36':
    ['Chrome', 'Windows', 'desktop'],
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36':
    ['Chrome', 'Android', 'phone'],
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1':
    ['Safari', 'iOS', 'tablet'],
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)': ['Googlebot', null, 'bot'],
  'curl/8.5.0': [null, null, 'unknown'],
  '': [null, null, 'unknown'],
}

test('a device is described by its browser, system and kind', () => {
  for (const [agent, [browser, os, kind]] of Object.entries(AGENTS))
    assert.deepEqual(describeDevice(agent), { browser, os, kind }, agent)
  assert.equal(describeDevice(null).kind, 'unknown')
})
