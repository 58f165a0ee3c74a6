import assert from 'node:assert/strict'
import test from 'node:test'
import { validateTableSearch } from './table-search.ts'

const validate = validateTableSearch({ filters: ['status'], sorts: ['name', 'created_at'], keep: ['tab'] })

test('the address of a list keeps search, order, page, filters and tab', () => {
  const given = {
    q: 'бат',
    sort: '-created_at',
    cursor: 'c2',
    before: ['', 'c1'],
    limit: 25,
    status: 'active',
    tab: 'all',
  }
  assert.deepEqual(validate(given), given)
})

test('what does not fit is dropped, and named as absent: the router would keep it otherwise', () => {
  const given = { sort: 'password', limit: 7, before: 'c1', status: { a: 1 }, other: 'x' }
  const absent = Object.fromEntries(Object.keys(given).map(name => [name, undefined]))
  assert.deepEqual(validate(given), absent)
})

test('a number typed as a search is text', () => {
  assert.deepEqual(validate({ q: 123 }), { q: '123' })
})
