import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, isStale } from './problem.ts'

test('a form shows the first message of each field', () => {
  const problem = { type: 'about:blank', title: '', status: 400, detail: '', code: 'invalid', request_id: '' }
  const errors = [
    { path: '/email', code: 'required', message: 'Write an address' },
    { path: '/email', code: 'format', message: 'This is no address' },
    { path: '/brand/color', code: 'format', message: 'This is no colour' },
  ]
  assert.deepEqual(new ApiError({ ...problem, errors }, null).fields, {
    email: 'Write an address',
    'brand.color': 'This is no colour',
  })
})

test('that somebody else saved first is told from other refusals', () => {
  const problem = { type: 'about:blank', title: '', status: 409, detail: '', request_id: '' }
  assert.ok(isStale(new ApiError({ ...problem, code: 'stale_version' }, null)))
  assert.ok(!isStale(new ApiError({ ...problem, code: 'slug_taken' }, null)))
  assert.ok(!isStale(new Error('stale_version')))
  assert.ok(!isStale(null))
})
