import assert from 'node:assert/strict'
import test from 'node:test'
import { rolePassword } from '../../crypto/derive.ts'
import { SERVICE_ROLES, serviceUrl } from './roles.ts'

test('every process derives the same password for a role from the owner’s, and another for each role', () => {
  const owner = 'postgres://owner:s%40cret%2F%3A@db.example.mn:6432/tamga?sslmode=require'
  const passwords = SERVICE_ROLES.map(role => {
    const url = new URL(serviceUrl(owner, role))
    assert.equal(url.username, role)
    assert.equal(url.host, 'db.example.mn:6432')
    assert.equal(`${url.pathname}${url.search}`, '/tamga?sslmode=require')
    assert.equal(url.password, rolePassword('s@cret/:', role))
    return url.password
  })
  assert.equal(new Set([...passwords, 's@cret/:']).size, SERVICE_ROLES.length + 1)
})

test('an address without a password says what to set', () => {
  for (const address of ['postgres://owner@db/tamga', 'postgres://owner:@db/tamga', 'postgres://db/tamga']) {
    assert.throws(() => serviceUrl(address, 'tamga_app'), /DATABASE_URL has no password.*APP_DATABASE_URL/)
  }
})
