import assert from 'node:assert/strict'
import test from 'node:test'
import { faultOf, hostOf, isHostAllowed } from './redirect-address.ts'

const REDIRECT = { loopback: true }
const APP = { loopback: true, custom: true }

test('an address with https, or with http to the machine itself, is taken as it is', () => {
  for (const address of [
    'https://app.example.mn',
    'https://app.example.mn/',
    'https://App.Example.mn/Callback?next=%2Fhome&x=1',
    'https://app.example.mn:443/cb',
    'https://xn--d1acpjx3f.example/cb',
    'https://192.0.2.7/cb',
    'http://localhost/cb',
    'http://localhost:3000/cb',
    'http://127.0.0.1:8080/cb?a=b',
    'http://[::1]:8080/cb',
  ])
    assert.equal(faultOf(address, REDIRECT), null, address)
})

test('every other address is refused, with what is wrong with it', () => {
  const refused: Record<string, readonly string[]> = {
    address_malformed: [
      '/callback',
      '//app.example.mn/cb',
      'app.example.mn/cb',
      'https://',
      'https:///cb',
      'https:app.example.mn/cb',
      'https:/app.example.mn/cb',
      'https://app.example.mn\\@evil.example/cb',
      'https:\\\\app.example.mn/cb',
      'https://app.example.mn/ cb',
      ' https://app.example.mn/cb',
      'https://app.example.mn/cb\n',
      'https://app.exa\tmple.mn/cb',
      'https://app.example.mn/\u0000',
      'https://апп.мон/cb',
      'https://app.example.mn/буцах',
      'https://app.example.mn/a/../cb',
      'https://app.example.mn/a/%2e%2e/cb',
      'https://app.example.mn/./cb',
      'https://app.example.mn/%zz',
      'https://app.example.mn/"><script>',
      'https://app.example.mn:99999/cb',
      'https://@app.example.mn/cb',
      'http://0x7f.1/cb',
      'http://2130706433/cb',
      'http://127.1/cb',
      'http://[0:0:0:0:0:0:0:1]/cb',
    ],
    address_fragment: ['https://app.example.mn/cb#', 'https://app.example.mn/cb#token'],
    address_wildcard: ['https://*.example.mn/cb', 'https://app.example.mn/*', 'https://app.example.mn/?x=*'],
    address_userinfo: ['https://user@app.example.mn/cb', 'https://app.example.mn:secret@evil.example/cb'],
    address_https: [
      'http://app.example.mn/cb',
      'http://192.168.1.7/cb',
      'http://localhost.evil.example/cb',
      'http://127.0.0.1.evil.example/cb',
      'http://localhost./cb',
      'http://app.localhost/cb',
    ],
    address_scheme: [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'ftp://app.example.mn/cb',
      'blob:https://app.example.mn/1',
      'about:blank',
      'vbscript:x',
      'myapp:/cb',
      'myapp://cb',
      'localhost:3000/cb',
      'com.example.app:cb',
      'urn:ietf:wg:oauth:2.0:oob',
    ],
    address_custom_scheme: ['com.example.app:/callback', 'com.example.app://callback'],
  }
  for (const [code, addresses] of Object.entries(refused))
    for (const address of addresses) assert.equal(faultOf(address, REDIRECT), code, address)
})

test('an application on a device may have a scheme of its own, named after a domain', () => {
  assert.equal(faultOf('com.example.app:/callback', APP), null)
  assert.equal(faultOf('com.example.my-app://callback/path', APP), null)
  assert.equal(faultOf('com.example.app://user@callback', APP), 'address_userinfo')
  for (const address of ['myapp:/cb', 'javascript:/alert(1)', 'data:/x'])
    assert.equal(faultOf(address, APP), 'address_scheme', address)
})

test('a logo comes by https alone', () => {
  assert.equal(faultOf('https://app.example.mn/logo.svg', {}), null)
  assert.equal(faultOf('http://localhost/logo.svg', {}), 'address_https')
  assert.equal(faultOf('data:image/png;base64,AA==', {}), 'address_scheme')
})

test('hosts are those on the list; an empty list allows any in development and none in production', () => {
  const allowed = (address: string, hosts: string[], production = true) =>
    isHostAllowed(hostOf(address)!, { hosts, production })
  const list = ['app.example.mn', 'intranet.example.mn:8443', '[::1]:8080']
  assert.equal(allowed('https://app.example.mn/cb', []), false)
  assert.equal(allowed('https://app.example.mn/cb', [], false), true)
  for (const address of [
    'https://app.example.mn/cb',
    'https://APP.example.mn:9443/cb',
    'https://intranet.example.mn:8443/cb',
    'http://[::1]:8080/cb',
  ])
    assert.equal(allowed(address, list), true, address)
  for (const address of [
    'https://evil.example/cb',
    'https://app.example.mn.evil.example/cb',
    'https://sub.app.example.mn/cb',
    'https://intranet.example.mn/cb',
    'https://intranet.example.mn:8444/cb',
    'http://[::1]:8081/cb',
  ])
    assert.equal(allowed(address, list, false), false, address)
  assert.equal(hostOf('com.example.app:/callback'), null)
})
