import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import { Type } from 'typebox'
import { Nullable, OneOf } from '../contract.ts'
import { serialiserSchema } from './serialiser-schema.ts'

const Row = Type.Object({
  id: Type.String({ format: 'uuid' }),
  at: Nullable(Type.String({ format: 'date-time' })),
  count: Nullable(Type.Integer()),
  isHere: Nullable(Type.Boolean()),
  status: Type.Union([Type.Literal('open'), Type.Literal('closed')]),
  reason: Nullable(Type.Union([Type.Literal('late'), Type.Literal('lost')])),
  kind: Nullable(OneOf('person', 'service')),
  unit: Nullable(Type.Object({ id: Type.String(), path: Type.Array(Type.String()) })),
  labels: Nullable(Type.Array(Type.String())),
  value: Type.Union([Type.String(), Type.Number(), Type.Null()]),
  extra: Type.Optional(Nullable(Type.Record(Type.String(), Type.Unknown()))),
})

const full = {
  id: '01939c2e-0000-7000-8000-000000000001',
  at: '2026-01-02T03:04:05.000Z',
  count: 3,
  isHere: false,
  status: 'open',
  reason: 'late',
  kind: 'person',
  unit: { id: 'Монгол "хэл"', path: ['a', 'б'] },
  labels: ['x\n'],
  value: 1.5,
  extra: { deep: { list: [1, null] } },
}
const empty = {
  ...full,
  at: null,
  count: null,
  isHere: null,
  reason: null,
  unit: null,
  labels: null,
  value: null,
  extra: null,
}

test('what is written is the same as with a schema that asks which branch fits', () => {
  const schema = Type.Object({ items: Type.Array(Row) })
  const asked = fastJsonStringify(schema as Schema)
  const plain = fastJsonStringify(serialiserSchema(schema) as Schema)
  const { extra: _, ...without } = full
  for (const items of [[full], [empty], [without, full, empty], []]) {
    assert.equal(plain({ items }), asked({ items }))
    assert.deepEqual(JSON.parse(plain({ items })), { items })
  }
})

test('of a choice between types nothing is left out, of others only what is not needed', () => {
  const text = JSON.stringify(serialiserSchema(Row))
  assert.equal(text.split('anyOf').length - 1, 1, 'text, number or null')
})
