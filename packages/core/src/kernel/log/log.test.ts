import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import test from 'node:test'
import { createLog, type Log } from './log.ts'

function capture(format: 'json' | 'pretty' = 'json') {
  const lines: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = createLog({ level: 'debug', format, stream })
  return { log, text: () => lines.join(''), last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

const SECRET = 'hunter2-Zaluu-Morin-9!'

const SECRET_NAMES = (
  'password current new token secret client_secret clientSecret authorization Authorization cookie set-cookie ' +
  'Set-Cookie code code_verifier refresh_token access_token id_token assertion client_assertion private_key ' +
  'privateKey otp pin new_password smtpPassword api_key setup_token recovery_codes tokens'
).split(' ')

test('no secret leaves by its field name, at any depth', () => {
  for (const format of ['json', 'pretty'] as const) {
    const { log, text } = capture(format)
    for (const name of SECRET_NAMES) {
      for (const value of [SECRET, [SECRET], { inner: SECRET }]) {
        log.info({ [name]: value, a: { [name]: value, b: { [name]: value, c: [{ [name]: value }] } } }, 'x')
        log.child({ [name]: value, req: { headers: { [name]: value } } }).info({}, 'child')
        log
          .child({ request_id: '1' })
          .child({ deep: { [name]: value } })
          .warn({}, 'grandchild')
      }
    }
    assert.ok(!text().includes(SECRET), format)
    assert.ok(text().includes('[redacted]'))
  }
})

test('what lies deeper than the redaction looks is left out whole', () => {
  const { log, text } = capture()
  log.info({ a: { b: { c: { d: { e: { f: { g: { password: SECRET, note: SECRET } } } } } } } }, 'deep')
  assert.ok(!text().includes(SECRET))
})

test('cyclic values, class instances, buffers and odd types never break the log nor unfold', () => {
  const { log, text, last } = capture()
  const loop: Record<string, unknown> = { name: 'loop' }
  loop.self = loop
  class Session {
    note = SECRET
  }
  log.info({ loop, session: new Session(), bytes: Buffer.from(SECRET), big: 10n, run: () => SECRET }, 'odd')
  assert.ok(!text().includes(SECRET))
  assert.equal(last().session, '[Session]')
  assert.equal(last().bytes, '[Buffer]')
  assert.equal(last().big, '10')
  assert.equal(last().loop.name, 'loop')
})

test('flags and absent values under secret names stay readable', () => {
  const { log, last } = capture()
  log.info({ has_secret: true, token: null, status: 200, name: 'Болд' }, 'ok')
  assert.deepEqual(
    { has_secret: last().has_secret, token: last().token, status: last().status, name: last().name },
    { has_secret: true, token: null, status: 200, name: 'Болд' },
  )
})

test('a database error keeps code, table, constraint and message and loses the values', () => {
  const { log, text, last } = capture()
  const err = Object.assign(new Error('duplicate key value violates unique constraint "person_email_key"'), {
    code: '23505',
    table: 'person',
    constraint: 'person_email_key',
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: SECRET,
    parameters: [SECRET],
    query: `select '${SECRET}'`,
  })
  log.error({ err }, 'failed')
  assert.ok(!text().includes(SECRET))
  assert.equal(last().err.code, '23505')
  assert.equal(last().err.table, 'person')
  assert.equal(last().err.constraint, 'person_email_key')
  assert.match(last().err.message, /person_email_key/)
  assert.match(last().err.stack, /log\.test\.ts/)
})

test('messages that quote the value are cleaned, in causes and without a message of our own too', () => {
  const { log, text } = capture()
  const inner = new Error(`invalid input syntax for type uuid: "${SECRET}"`)
  log.error({ err: new Error('outer', { cause: inner }) }, 'with cause')
  log.error(inner)
  log.error({ err: inner })
  log.error({ err: new AggregateError([inner]) }, 'many')
  try {
    JSON.parse(`{"password": ${SECRET}}`)
  } catch (err) {
    log.error({ err }, 'json')
  }
  assert.ok(!text().includes(SECRET), text())
  assert.ok(!text().includes('hunter2'), text())
  assert.ok(text().includes('invalid input syntax for type uuid'))
})

test('secrets known by their form are cut out of texts and addresses', () => {
  const { log, text } = capture()
  const token = 'Zq8x'.repeat(11)
  log.info(
    { url: `/callback?state=1&code=${SECRET}&x=2` },
    `GET /cb?access_token=${SECRET}#id_token=${SECRET}`,
  )
  log.info({ a: `Bearer ${token}`, b: `postgres://app:${token}@db/x` }, `/auth/invitations/${token}/accept`)
  log.info(
    { note: new URL(`https://u:${token}@h/?client_secret=${token}`) },
    `eyJhbGciOiJub.${token}.${token}`,
  )
  log.info({ tried: `tamga_pat_${token}` }, `no such token: tamga_svc_${token}`)
  assert.ok(!text().includes(SECRET))
  assert.ok(!text().includes(token), text())
  assert.ok(text().includes('state=1'))
  assert.ok(text().includes('x=2'))
})

test('a child carries its request id on every line', () => {
  const { log, last } = capture()
  const child: Log = log.child({ request_id: 'r-1' })
  child.child({ tenant: 't-1' }).info({ status: 204 }, 'done')
  assert.equal(last().request_id, 'r-1')
  assert.equal(last().tenant, 't-1')
  assert.equal(last().msg, 'done')
  assert.match(last().time, /^\d{4}-\d\d-\d\dT/)
})

test('levels below the chosen one are not written', () => {
  const { log, text } = capture()
  log.level = 'warn'
  log.info({}, 'quiet')
  log.warn({}, 'loud')
  assert.ok(!text().includes('quiet'))
  assert.ok(text().includes('loud'))
})

test('the terminal form shows time, level, message and fields, and no control characters', () => {
  const { log, text } = capture('pretty')
  log.info({ port: 4000, name: 'a b' }, 'listening\u001b[2J')
  assert.match(text(), /^\d\d:\d\d:\d\d\.\d{3} INFO {2}listening\\u001b\[2J port=4000 name="a b"\n$/)
  log.error({ err: new Error('outer', { cause: new Error('inner') }) }, 'broken')
  assert.match(text(), /ERROR broken\n {2}Error: outer\n {2}at .*\n[\s\S]* {4}Error: inner/)
})
