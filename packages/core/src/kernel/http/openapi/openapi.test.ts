import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { Id, List, Shape } from '../contract.ts'
import { operationId } from './name.ts'
import { createSchemaSet } from './schema.ts'

test('a schema with a name becomes a component, one without stays in place', () => {
  const schemas = createSchemaSet()
  const Horse = Shape({ id: Id }, { $id: 'Horse' })
  const used = schemas.use(Shape({ one: Horse, many: Type.Array(Horse), other: Shape({ a: Type.Null() }) }))
  const plain = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'null' } },
    additionalProperties: false,
  }
  assert.deepEqual(used['properties'], {
    one: { $ref: '#/components/schemas/Horse' },
    many: { type: 'array', items: { $ref: '#/components/schemas/Horse' } },
    other: plain,
  })
  assert.deepEqual(Object.keys(schemas.named), ['Horse'])
  assert.ok(!JSON.stringify(schemas.named).includes('$id'))
})

test('two schemas that share a name but not their content are not mixed up', () => {
  const schemas = createSchemaSet()
  schemas.use(Shape({ id: Id }, { $id: 'Horse' }))
  const other = schemas.use(Shape({ name: Type.String() }, { $id: 'Horse' }))
  assert.deepEqual(Object.keys(other['properties'] as object), ['name'])
})

test('the name of an operation comes from its method and address', () => {
  const list = { reply: List(Id) }
  assert.equal(operationId('GET', '/api/v1/organisation/members', list), 'organisation.members.list')
  assert.equal(
    operationId('GET', '/api/v1/organisation/members/:id', { reply: Id }),
    'organisation.members.read',
  )
  assert.equal(
    operationId('POST', '/api/v1/organisation/members', { status: 201 }),
    'organisation.members.create',
  )
  assert.equal(
    operationId('POST', '/api/v1/organisation/members/:id/suspend', {}),
    'organisation.members.suspend',
  )
  assert.equal(operationId('POST', '/api/v1/auth/switch-tenant', {}), 'auth.switch_tenant')
  assert.equal(operationId('GET', '/api/v1/audit/export', { produces: ['text/csv'] }), 'audit.export')
  assert.equal(operationId('DELETE', '/api/v1/me/sessions', {}), 'me.sessions.delete_all')
  assert.equal(operationId('DELETE', '/api/v1/me/sessions/:id', {}), 'me.sessions.delete')
})
