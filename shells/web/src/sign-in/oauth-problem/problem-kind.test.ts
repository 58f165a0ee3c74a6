import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf } from './problem-kind.ts'

const kind = (error: string, error_description?: string) =>
  kindOf({ error, ...(error_description && { error_description }), request_id: 'r' })

test('a failed request of an application is told by what a person can do about it', () => {
  assert.equal(kind('invalid_client', 'client is invalid'), 'client')
  assert.equal(kind('unauthorized_client'), 'client')
  assert.equal(kind('invalid_redirect_uri'), 'redirect')
  assert.equal(kind('invalid_request', 'post_logout_redirect_uri is not registered'), 'redirect')
  assert.equal(kind('invalid_request', 'authorization request has expired'), 'expired')
  assert.equal(kind('invalid_request', 'interaction session not found'), 'expired')
  assert.equal(kind('invalid_request', 'missing required parameter(s)'), 'request')
  assert.equal(kind('server_error'), 'server')
  assert.equal(kind('something_new'), 'request')
})
