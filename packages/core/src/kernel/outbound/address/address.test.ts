import assert from 'node:assert/strict'
import test from 'node:test'
import { isPublicAddress } from './address.ts'
import { createAddressPolicy, parseAllowEntry } from './allow-list.ts'

const INTERNAL = `
  0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 100.100.100.200 127.0.0.1 127.255.255.254 169.254.169.254
  172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255
  198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 168.63.129.16
  :: ::1 ::127.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1
  64:ff9b::127.0.0.1 64:ff9b::10.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::8.8.8.8 100::1 2001::1 2001:2::1 2001:10::1
  2001:20::1 2001:db8::1 2002:7f00:1:: 2002:a00:1:: 2002:808:808:: 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1
  fe80::1%eth0 fec0::1 ff02::1 4000::1 2606:4700:0:1:0:5efe:10.0.0.1 2606:4700:0:1:200:5efe:7f00:1
  localhost 0x7f000001 0177.0.0.1 2130706433 127.1`
  .trim()
  .split(/\s+/)

const PUBLIC =
  '1.1.1.1 8.8.8.8 172.15.0.1 172.32.0.1 100.63.255.255 169.253.1.1 2606:4700::1111 2a00:1450:4001::1 64:ff9b::8.8.8.8'

test('addresses that are not of the public Internet are known as such', () => {
  assert.deepEqual(INTERNAL.filter(isPublicAddress), [])
})

test('public addresses are public', () => {
  assert.deepEqual(
    PUBLIC.split(' ').filter(address => !isPublicAddress(address)),
    [],
  )
})

test('the operator allows hosts, hosts with a port, addresses and networks', () => {
  const policy = createAddressPolicy([
    'idp.internal',
    'Мэдээ.mn:8443',
    '10.0.0.0/8',
    '[::1]:9000',
    '127.0.0.1:7000',
    'fd00::/8',
    '192.168.0.7',
    '',
  ])
  assert.ok(policy.allowsHost('IDP.internal.', 443))
  assert.ok(policy.allowsHost(new URL('http://мэдээ.mn').hostname, 8443))
  assert.ok(!policy.allowsHost(new URL('http://мэдээ.mn').hostname, 443))
  assert.ok(!policy.allowsHost('sub.idp.internal', 443))
  assert.ok(policy.permits('10.200.3.4', 80))
  assert.ok(policy.permits('::ffff:10.1.1.1', 80))
  assert.ok(policy.permits('::1', 9000))
  assert.ok(!policy.permits('::1', 9001))
  assert.ok(policy.permits('127.0.0.1', 7000))
  assert.ok(!policy.permits('127.0.0.1', 7001))
  assert.ok(policy.permits('fd12::1', 1))
  assert.ok(policy.permits('192.168.0.7', 1))
  assert.ok(!policy.permits('192.168.0.8', 1))
  assert.ok(!policy.permits('64:ff9b::10.0.0.1', 80))
})

test('a bad entry of the allow-list names itself', () => {
  for (const entry of [
    '10.0.0.0/33',
    'a/b',
    'host:99999',
    'host:0',
    '*.example.mn',
    'http://x',
    'a b',
    '[::1',
    ':80',
    '1.2.3.4/',
  ]) {
    assert.throws(
      () => parseAllowEntry(entry),
      (error: Error) => error.message.includes(`"${entry}"`),
      entry,
    )
  }
})
