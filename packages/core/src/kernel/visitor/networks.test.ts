import assert from 'node:assert/strict'
import test from 'node:test'
import { isInNetworks, parseNetwork, subscriberNetwork } from './networks.ts'

test('a network is an address with or without the length of its prefix', () => {
  for (const text of ['10.0.0.0/8', '203.0.113.7', '2001:db8::/32', '::1', '0.0.0.0/0'])
    assert.ok(parseNetwork(text), text)
  for (const text of [
    '',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/9',
    '010.0.0.1',
    'example.mn',
    '::/129',
    '10.0.0.0/-1',
  ])
    assert.equal(parseNetwork(text), null, text)
})

test('an address is in a network of its own family, also when it is written as a mapped one', () => {
  const networks = ['10.0.0.0/8', '2001:db8::/32']
  for (const ip of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:1::5']) assert.ok(isInNetworks(ip, networks), ip)
  for (const ip of ['11.0.0.1', '2001:db9::1', 'nonsense', null])
    assert.ok(!isInNetworks(ip, networks), String(ip))
  assert.ok(!isInNetworks('::1', ['0.0.0.0/0']))
})

test('a subscriber is one IPv4 address, or the /64 that an IPv6 address is in, however it is written', () => {
  const same = ['2001:db8::5', '2001:0db8:0000:0000:ffff::1', '2001:db8:0:0:1:2:3:4']
  assert.deepEqual(new Set(same.map(subscriberNetwork)), new Set(['2001:db8:0:0::/64']))
  assert.notEqual(subscriberNetwork('2001:db8:0:1::5'), subscriberNetwork('2001:db8::5'))
  assert.equal(subscriberNetwork('::ffff:192.0.2.1'), '192.0.2.1')
  assert.notEqual(subscriberNetwork('192.0.2.1'), subscriberNetwork('192.0.2.2'))
})
