import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenantsInTurn } from './tenants-in-turn.ts'

const MINUTE = 60_000
const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `t${at}`)

test('a few organisations have their turn every minute', () => {
  assert.deepEqual(tenantsInTurn([], 0), [])
  for (const minute of [0, 1, 2]) assert.deepEqual(tenantsInTurn(ids(500), minute * MINUTE), ids(500))
})

test('of many, each has its turn within as many minutes as there are parts, and none twice', () => {
  const seen = Array.from({ length: 3 }, (_, minute) => tenantsInTurn(ids(1001), (7 + minute) * MINUTE))
  assert.ok(seen.every(part => part.length <= 500))
  assert.deepEqual(seen.flat().sort(), ids(1001).sort())
})
