import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPlain } from './plain-request.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
const read = (headers: Record<string, string>, body = 'grant_type=client_credentials') =>
  readPlain({ ...FORM, ...headers }, Buffer.from(body))

test('a form with a secret is plain, whether that came with it or in the header', () => {
  const fields = { grant_type: 'client_credentials' }
  assert.deepEqual(read(basic('app:secret')), {
    client_id: 'app',
    secret: 'secret',
    method: 'client_secret_basic',
    fields: Object.assign(Object.create(null), fields),
  })
  const posted = read({}, 'grant_type=client_credentials&client_id=app&client_secret=secret')
  assert.deepEqual(
    [posted?.client_id, posted?.secret, posted?.method],
    ['app', 'secret', 'client_secret_post'],
  )
  const charset = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
  assert.ok(read({ ...charset, ...basic('app:secret') }))
})

test('both halves of the header are decoded as fields of a form', () => {
  const found = read(basic('my%3Aapp:a+b%2Bc:d'))
  assert.deepEqual([found?.client_id, found?.secret], ['my:app', 'a b+c:d'])
})

test('whatever is not plain is left to the engine', () => {
  const secret = basic('app:secret')
  const left: [Record<string, string>, string?][] = [
    [{}],
    [{ ...secret, 'content-type': 'application/json' }],
    [{ ...secret, origin: 'https://app.example' }],
    [{ ...secret, dpop: 'proof' }],
    [secret, 'grant_type=a&grant_type=b'],
    [secret, 'client_id=other'],
    [secret, 'client_id=app&client_secret=secret'],
    [{}, 'client_id=app'],
    [basic('no colon')],
    [basic(':secret')],
    [basic('app:')],
    [basic('app:%')],
    [basic('app:é')],
    [{ authorization: 'Bearer token' }],
    [{ authorization: 'Basic !' }],
    [{ authorization: `${secret.authorization} more` }],
  ]
  for (const [headers, body] of left)
    assert.equal(read(headers, body), undefined, JSON.stringify([headers, body]))
})
