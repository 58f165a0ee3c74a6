import assert from 'node:assert/strict'
import test from 'node:test'
import { destination, email, hostPort, listenAddresses, mailbox } from './addresses.ts'
import { duration, rate, size } from './amounts.ts'
import { boolean, list, text } from './basic.ts'
import type { Kind } from './kind.ts'
import { issuer, link, mailUrl, origin, postgresUrl, redirectUri, webUrl } from './urls.ts'
import { colour, slug, uuid } from './values.ts'

const place = { cwd: '/srv' }

function reads<T>(kind: Kind<T>, good: Record<string, T>, bad: readonly string[]): void {
  for (const [given, value] of Object.entries(good)) assert.deepEqual(kind.parse(given, place), value, given)
  for (const given of bad) assert.equal(kind.parse(given, place), undefined, given)
}

const same = (...given: string[]) => Object.fromEntries(given.map(one => [one, one]))

test('durations have a unit', () => {
  reads(
    duration,
    { '60s': 60, '12h': 43_200, '30d': 2_592_000, '1h30m': 5400, '250ms': 0.25, '1.5s': 1.5, '1w': 604_800 },
    ['60', '', '0s', '-1s', '1y', 's', '1 h', '99999d', '1e3s'],
  )
})

test('rates are a count per duration, or off', () => {
  reads(rate, { '5/1m': { count: 5, seconds: 60 }, '30/m': { count: 30, seconds: 60 }, off: null }, [
    '5',
    '0/1m',
    '5/0s',
    '5/',
    '/1m',
    'none',
    '5/1y',
  ])
})

test('sizes, booleans and lists', () => {
  reads(size, { '1mb': 1_048_576, '512KB': 524_288, '2048b': 2048 }, ['1', '1tb', '2gb', '10b', 'mb'])
  reads(
    boolean,
    { true: true, '1': true, ON: true, yes: true, false: false, '0': false, Off: false, no: false },
    ['', 'maybe', '2', 'constructor'],
  )
  reads(list(text(3)), { 'a, b,,c': ['a', 'b', 'c'], '': [], ',': [] }, ['a,bbbb'])
})

test('hosts have no scheme, path or wildcard', () => {
  const good = same('app.example.mn', 'localhost:3000', '127.0.0.1:80', '[::1]:8080', '[::1]')
  reads(hostPort, good, [
    'https://a.mn',
    'a.mn/x',
    '*.a.mn',
    'a.mn:0',
    'a.mn:70000',
    '::1',
    'a b',
    '',
    '-a.mn',
  ])
})

test('destinations are hosts, ports or networks', () => {
  const good = same(
    'idp.internal',
    '127.0.0.1:9000',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
    '[::1]:443',
    '192.168.1.1',
  )
  reads(destination, good, [
    '10.0.0.0/33',
    'fd00::/129',
    'a.mn/8',
    '10.0.0.0/',
    'http://a.mn',
    '10.0.0.0/8/8',
  ])
})

test('listening addresses have names for the usual ones', () => {
  const good = {
    loopback: ['127.0.0.1', '::1'],
    any: ['0.0.0.0', '::'],
    '0.0.0.0': ['0.0.0.0'],
    '10.0.0.5, ::1': ['10.0.0.5', '::1'],
  }
  reads(listenAddresses, good, ['', 'a b', '0.0.0.0,'])
})

test('mail addresses', () => {
  reads(email, same('a@example.mn', 'бат@жишээ.мон', "o'neil+x@sub.example.mn"), [
    'a',
    '@b.mn',
    'a@',
    'a b@c.mn',
    'a@b@c',
    'a@b/c',
  ])
  reads(mailbox, same('Тамга <no-reply@example.mn>', 'a@b.mn'), ['Tamga <a>', '<>', 'Tamga a@b.mn'])
})

test('URLs of each sort', () => {
  reads(origin, { 'https://A.mn:443/': 'https://a.mn', 'http://localhost:80': 'http://localhost' }, [
    'ftp://a.mn',
    'https://a.mn/x',
    'https://u@a.mn',
    'https://a.mn?',
    'a.mn',
    'https://a.mn#',
  ])
  reads(webUrl, same('https://a.mn/x?y'), ['https://u:p@a.mn', 'javascript:alert(1)', 'x', 'https://a.mn/#f'])
  reads(link, same('/docs', 'https://a.mn'), ['//evil.mn', '/\\evil.mn', 'javascript:1', 'docs'])
  reads(issuer, same('https://a.mn/realms/x'), ['https://a.mn?x', 'x'])
  reads(redirectUri, same('https://a.mn/cb?x=1', 'com.example.app:/cb'), [
    '/cb',
    'https://a.mn/#',
    'javascript:1',
  ])
  const databases = same(
    'postgres://u:p@h:5432/d',
    'postgresql://h/d',
    'postgres://u:p@/d?host=/run/postgresql',
  )
  reads(postgresUrl, databases, ['mysql://h/d', 'postgres://u:p/w@h/d:x', 'h', 'postgres:/h'])
})

test('mail goes to a server, a folder or the log', () => {
  reads(
    mailUrl,
    {
      'smtp://u:p@mail.mn:587': 'smtp://u:p@mail.mn:587',
      'smtps://mail.mn': 'smtps://mail.mn',
      'file:var/mail': 'file:/srv/var/mail',
      'file:///var/mail': 'file:/var/mail',
      'log:': 'log:',
    },
    ['http://a.mn', 'file:', 'smtp://', 'log'],
  )
})

test('slugs, colours and ids', () => {
  reads(slug, same('ab', 'a-b-c', '0x'), ['a', 'a--b', '-ab', 'ab-', 'Ab', 'a'.repeat(64)])
  reads(colour, { '#1D4ED8': '#1d4ed8' }, ['1d4ed8', '#fff', 'red'])
  reads(uuid, same('00000000-0000-4000-8000-000000000000'), ['x', '00000000000040008000000000000000'])
})
