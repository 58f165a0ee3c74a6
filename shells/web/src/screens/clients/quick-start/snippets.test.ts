import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import type { SnippetClient } from './snippet-parts.ts'
import { snippet, snippetsFor } from './snippets.ts'

const issuer = 'https://id.example.mn'
const WEB: SnippetClient = {
  client_id: 'abc123',
  type: 'confidential',
  redirect_uris: ["https://app.example.mn/it's"],
  scopes: ['openid', 'email'],
  grant_types: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_method: 'client_secret_basic',
  id_token_signed_response_alg: 'ES256',
}
const PUBLIC: SnippetClient = { ...WEB, type: 'public', token_endpoint_auth_method: 'none' }
const MACHINE: SnippetClient = { ...WEB, grant_types: ['client_credentials'], scopes: ['erp.read'] }

const DEVICE: SnippetClient = {
  ...PUBLIC,
  redirect_uris: [],
  grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
}

const isJavaScript = (code: string) =>
  spawnSync(process.execPath, ['--check', '--input-type=module', '-'], { input: code }).status === 0

test('a quick start is offered for what fits the application', () => {
  assert.deepEqual(snippetsFor(WEB), ['curl', 'openid_client', 'spring', 'apache'])
  assert.deepEqual(snippetsFor(PUBLIC), ['curl', 'oidc_client_ts', 'openid_client'])
  assert.deepEqual(snippetsFor({ ...PUBLIC, redirect_uris: ['mn.example.app:/callback'] }), ['curl'])
  assert.deepEqual(snippetsFor(MACHINE), ['curl', 'openid_client', 'spring'])
  assert.deepEqual(snippetsFor(DEVICE), ['curl', 'openid_client'])
  assert.deepEqual(snippetsFor({ ...WEB, id_token_signed_response_alg: 'EdDSA' }), ['curl', 'openid_client'])
})

test('every snippet holds the issuer and the id, and the secret only while it is known', () => {
  for (const client of [WEB, PUBLIC, MACHINE, DEVICE])
    for (const name of snippetsFor(client)) {
      const known = snippet(name, { client, issuer, secret: 's3cret' })
      assert.ok(known.includes(issuer) && known.includes('abc123'), name)
      assert.equal(known.includes('s3cret'), client.type === 'confidential', name)
      assert.equal(
        snippet(name, { client, issuer }).includes('CLIENT_SECRET'),
        client.type === 'confidential',
      )
    }
})

test('what is to be run by Node is a program, whatever the address holds', () => {
  for (const client of [WEB, PUBLIC, MACHINE, DEVICE])
    assert.ok(isJavaScript(snippet('openid_client', { client, issuer, secret: 's3cret' })))
  const signed: SnippetClient = { ...WEB, token_endpoint_auth_method: 'private_key_jwt' }
  assert.ok(isJavaScript(snippet('openid_client', { client: signed, issuer })))
  assert.ok(isJavaScript(snippet('oidc_client_ts', { client: PUBLIC, issuer })))
})
