import assert from 'node:assert/strict'
import test from 'node:test'
import { permissionRows } from './permission-rows.ts'

const role = (id: string, permissions: string[]) => ({
  id,
  key: id,
  name: id.toUpperCase(),
  description: '',
  permissions,
  built_in: false,
  owners: [],
  members: 1,
  version: 1,
})
const roles = [
  role('a', ['audit.read']),
  role('b', ['audit.read', 'store.read']),
  role('c', ['store.manage']),
]
const permissions = [{ permission: 'audit.read', app: null, description: 'See the audit log' }]

test('a member’s permissions name every role they come through and their last use', () => {
  const member = {
    roles: [
      { id: 'a', key: 'a', name: 'A' },
      { id: 'b', key: 'b', name: 'B' },
    ],
    permission_use: [{ permission: 'audit.read', last_used_on: '2026-11-01' }],
  }
  assert.deepEqual(permissionRows(member, roles, permissions), [
    {
      permission: 'audit.read',
      description: 'See the audit log',
      through: ['A', 'B'],
      last_used_on: '2026-11-01',
    },
    { permission: 'store.read', description: 'store.read', through: ['B'], last_used_on: null },
  ])
})

test('a permission that was used and is held no more stays visible without a role', () => {
  const member = { roles: [], permission_use: [{ permission: 'audit.read', last_used_on: '2026-10-01' }] }
  assert.deepEqual(permissionRows(member, roles, permissions)[0]?.through, [])
})
