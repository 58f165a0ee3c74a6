import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import test from 'node:test'
import { isStorableText, JsonBodyError, parseJsonBody } from './json-body.ts'

/** A generator that can be run again from its seed (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = ReturnType<typeof seeded>
const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)]!

const pieces = [
  'a',
  'b',
  ':',
  '"',
  '\\',
  '{',
  ']',
  ',',
  '\n',
  '\t',
  'ү',
  '🐎',
  '\u2028',
  '\ufffd',
  '\u007f',
  ' ',
  '\\u0000',
  '1',
]

const randomText = (random: Random) => Array.from({ length: random(6) }, () => pick(random, pieces)).join('')

function randomValue(random: Random, depth: number): unknown {
  const kind = random(depth > 0 ? 7 : 5)
  if (kind === 0) return randomText(random)
  if (kind === 1) return (random(2000) - 1000) / pick(random, [1, 4, 1e9, 1e-200])
  if (kind === 2) return null
  if (kind === 3) return random(2) === 0
  if (kind === 4) return random(100)
  const items = Array.from({ length: random(5) }, () => randomValue(random, depth - 1))
  return kind === 5 ? items : Object.fromEntries(items.map(item => [randomText(random), item]))
}

/** The same document with every character of its strings written as an escape. */
const escaped = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"/g, literal => {
    const units = [...Array(JSON.parse(literal).length).keys()].map(at => JSON.parse(literal).charCodeAt(at))
    return `"${units.map(unit => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`
  })

const storable = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, item]) => isStorableText(key) && storable(item))
}

test('random documents arrive as they were meant, plain, indented and escaped', () => {
  const seed = randomInt(2 ** 31)
  const random = seeded(seed)
  for (let round = 0; round < 2000; round++) {
    const value = randomValue(random, 5)
    for (const json of [
      JSON.stringify(value),
      JSON.stringify(value, null, 2),
      escaped(JSON.stringify(value)),
    ]) {
      assert.deepEqual(parseJsonBody(Buffer.from(json)), value, `seed ${seed}, round ${round}: ${json}`)
    }
  }
})

test('random damage is refused with a typed error, or read as JSON.parse reads it', () => {
  const seed = randomInt(2 ** 31)
  const random = seeded(seed)
  for (let round = 0; round < 5000; round++) {
    const bytes = Buffer.from(JSON.stringify(randomValue(random, 4)))
    for (let damage = random(3); damage >= 0 && bytes.length > 0; damage--) {
      bytes[random(bytes.length)] = pick(random, [
        0,
        0x22,
        0x5c,
        0x7b,
        0x5d,
        0x2c,
        0x3a,
        0x75,
        0xff,
        random(256),
      ])
    }
    const note = `seed ${seed}, round ${round}: ${bytes.toString('latin1')}`
    try {
      const value = parseJsonBody(bytes)
      // Of keys with an escape JSON.parse itself may be wrong.
      if (!bytes.includes('\\')) assert.deepEqual(value, JSON.parse(bytes.toString().trim() || '{}'), note)
      assert.ok(storable(value), note)
    } catch (error) {
      assert.ok(error instanceof JsonBodyError, `${note}\n${error}`)
    }
  }
})
