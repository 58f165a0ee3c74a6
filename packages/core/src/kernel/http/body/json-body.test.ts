import assert from 'node:assert/strict'
import test from 'node:test'
import { isStorableText, JsonBodyError, type JsonBodyErrorCode, parseJsonBody } from './json-body.ts'

const parse = (text: string) => parseJsonBody(Buffer.from(text))

function refuses(body: string | Buffer, code: JsonBodyErrorCode, position?: number): void {
  assert.throws(
    () => parseJsonBody(Buffer.from(body)),
    (error: Error) => {
      assert.ok(error instanceof JsonBodyError, String(error.stack))
      assert.equal(error.code, code, String(body).slice(0, 80))
      if (position !== undefined) assert.equal(error.position, position, String(body).slice(0, 80))
      return true
    },
  )
}

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

test('ordinary bodies arrive as they were written', () => {
  const bodies = [
    '{"a":[1,-2.5e3,true,null,"\\u00e9 \\n \\ud83d\\udc0e 🐎"],"b":{"a":{}}}',
    '[]',
    '"x"',
    ' 5 ',
    'null',
    '{"a:b":":"}',
  ]
  for (const body of bodies) assert.deepEqual(parse(body), JSON.parse(body))
})

test('an empty body is an empty object', () => {
  for (const body of ['', ' ', '\r\n\t ', '\ufeff']) assert.deepEqual(parse(body), {})
})

test('one byte order mark is skipped and a second is not', () => {
  assert.deepEqual(parse('\ufeff{"a":1}'), { a: 1 })
  refuses('\ufeff\ufeff{}', 'malformed')
})

test('malformed text is refused with its place', () => {
  refuses('{"a":1,}', 'malformed', 7)
  refuses('{"a"', 'malformed')
  refuses('{"a', 'malformed', 1)
  refuses('{"a\\', 'malformed', 1)
  refuses('{"a\\"', 'malformed', 1)
  for (const body of [
    '{',
    '[1 2]',
    "{'a':1}",
    'undefined',
    'NaN',
    '01',
    '"\t"',
    '"\\x"',
    '"\\u12"',
    '{}{}',
    ']',
    '{"a"::1}',
    ':',
    '\f{}',
  ]) {
    refuses(body, 'malformed')
  }
})

test('numbers that lose their meaning are refused', () => {
  for (const body of ['1e999', '{"a":-1e400}', `[${'9'.repeat(400)}]`]) refuses(body, 'malformed')
  assert.deepEqual(parse('[1e308,1e-999]'), [1e308, 0])
})

test('sixty-four levels are accepted and no more', () => {
  assert.deepEqual(parse(nested(64)), JSON.parse(nested(64)))
  refuses(nested(65), 'too_deep', 64)
  refuses(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, 'too_deep')
  assert.deepEqual(parse(`["${nested(500)}",[],[]]`), [nested(500), [], []])
})

test('400 KB of nesting is refused, closed or not', () => {
  refuses('['.repeat(400_000), 'too_deep', 64)
  refuses(nested(200_000), 'too_deep', 64)
  refuses('{"a":'.repeat(80_000), 'too_deep')
  refuses(']'.repeat(400_000), 'malformed', 0)
})

test('a key given twice is refused, however it is spelled', () => {
  refuses('{"a":1,"a":2}', 'duplicate_key', 7)
  refuses('{"a":1,"\\u0061":2}', 'duplicate_key', 7)
  refuses('{"":1,"":2}', 'duplicate_key')
  refuses('[{"x":{"b":[],"c":0,"b":{}}}]', 'duplicate_key', 20)
  refuses('{"a":1,"a":1,"b":{"c":"a","d":"a"}}', 'duplicate_key')
  refuses('{"1":1,"1":2}', 'duplicate_key')
  assert.deepEqual(parse('{"a":{"a":"a"},"b":["a","a"],"A":1}'), { a: { a: 'a' }, b: ['a', 'a'], A: 1 })
})

test('an escaped key is read as it is meant, whatever keys came before it', () => {
  // Node 24 remembers which key followed last time, and compares it with what is written.
  for (const [before, body, meant] of [
    ['{"p":1,"\\\\":2}', '{"p":1,"\\u0061":2}', { p: 1, a: 2 }],
    ['{"q":1,"\\\\u":2}', '{"q":1,"\\u0061b":2}', { q: 1, ab: 2 }],
    ['{"r":1,"\\\\n":2}', '{"r":1,"\\n!":{"\\"":["\\""]}}', { r: 1, '\n!': { '"': ['"'] } }],
  ] as const) {
    parse(before)
    assert.deepEqual(parse(body), meant)
  }
  parse('{"s":1,"\\\\":2}')
  refuses('{"s":1,"\\u0073":2}', 'duplicate_key', 7)
  assert.deepEqual(parse('{"0":1,"\\u0062":"\\u0063"}'), { '0': 1, b: 'c' })
  refuses('{"\\u005f_proto__":1}', 'malformed')
})

test('NUL and lone surrogates are refused in values and keys, raw and escaped', () => {
  refuses('{"a":"\\u0000"}', 'bad_unicode', 6)
  refuses('{"\\u0000":1}', 'bad_unicode', 2)
  refuses('{"a":"\0"}', 'bad_unicode', 6)
  refuses('\0', 'bad_unicode')
  for (const lone of [
    '\\ud800',
    '\\udc00',
    '\\uD83Dx',
    '\\ud83d\\n',
    '\\ud83d\\ud83d',
    '\\udc0e\\ud83d',
    '\\ud83d🐎',
  ]) {
    refuses(`{"a":"${lone}"}`, 'bad_unicode', 6)
    refuses(`{"${lone}":1}`, 'bad_unicode', 2)
  }
  assert.deepEqual(parse('["\\\\u0000","\\\\ud800","\\uFFFD\ufffd"]'), ['\\u0000', '\\ud800', '\ufffd\ufffd'])
})

test('bytes that are not UTF-8 are refused with their place', () => {
  refuses(Buffer.from([0x22, 0xff, 0x22]), 'bad_unicode', 1)
  refuses(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'bad_unicode', 1)
  refuses(Buffer.from([0x22, 0xc0, 0x80, 0x22]), 'bad_unicode', 1)
  refuses(Buffer.concat([Buffer.from('"\ufffdү'), Buffer.of(0xf0, 0x9f)]), 'bad_unicode', 6)
  refuses(Buffer.from('\ufeff{}', 'utf16le'), 'bad_unicode', 0)
})

test('no key reaches a prototype', () => {
  for (const body of ['{"__proto__":{"admin":true}}', '[{"a":{"\\u005f_proto__":1}}]'])
    refuses(body, 'malformed')
  const value = parse('{"constructor":{"prototype":{"admin":true}},"toString":1,"hasOwnProperty":2}')
  assert.equal(Object.getPrototypeOf(value), Object.prototype)
  assert.equal('admin' in {}, false)
})

test('text that PostgreSQL cannot store is told apart', () => {
  for (const text of ['', 'үг', '🐎', '\ufffd']) assert.ok(isStorableText(text))
  for (const text of ['a\0', '\ud800', 'x\udc00y', '\udc0e\ud83d']) assert.ok(!isStorableText(text))
})
