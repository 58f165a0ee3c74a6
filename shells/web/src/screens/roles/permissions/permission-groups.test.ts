import assert from 'node:assert/strict'
import test from 'node:test'
import { groupPermissions, strangePermissions, withPermissions } from './permission-groups.ts'

const permission = (name: string, app: string | null) => ({ permission: name, app, description: name })
const known = [
  permission('organisation.read', 'organisation'),
  permission('audit.read', null),
  permission('organisation.manage', 'organisation'),
]

test('permissions stand by app, with the parts of every organisation first', () => {
  assert.deepEqual(
    groupPermissions(known).map(({ key, permissions }) => [key, permissions.length]),
    [
      ['core', 1],
      ['organisation', 2],
    ],
  )
})

test('a permission of an app that is not installed is still shown', () => {
  assert.deepEqual(strangePermissions(['audit.read', 'erp.read'], known), ['erp.read'])
})

test('switching permissions on and off leaves no doubles', () => {
  assert.deepEqual(withPermissions(['a', 'b'], ['b', 'c'], true), ['a', 'b', 'c'])
  assert.deepEqual(withPermissions(['a', 'b'], ['b', 'c'], false), ['a'])
})
