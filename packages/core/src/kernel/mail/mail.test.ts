import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { createMail } from './mail.ts'
import { isMailAddress } from './mail-address.ts'
import { MailError, type MailReason } from './mail-error.ts'

type Received = { from: string; to: string[]; data: string }
type Script = { reply?: (command: string) => string | undefined; silent?: boolean }

/** Enough of RFC 5321 to take a message in. */
async function receiveMail(t: TestContext, script: Script = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let mail: Received = { from: '', to: [], data: '' }
    let inData = false
    let rest = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const take = (line: string) => {
      if (inData && line !== '.') {
        mail.data += `${line.replace(/^\./, '')}\n`
        return
      }
      const verb = inData ? '.' : line.slice(0, 4).toUpperCase()
      const scripted = script.reply?.(verb)
      if (verb === 'MAIL') mail = { from: line, to: [], data: '' }
      if (verb === 'RCPT') mail.to.push(line)
      if (inData) received.push(mail)
      inData = verb === 'DATA' && !scripted
      say(scripted ?? (inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok'))
    }
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.setEncoding('utf8').on('data', chunk => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    if (!script.silent) say('220 test')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { received, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function temporaryDir(t: TestContext): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'mail-'))
  t.after(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const FROM = 'Тамга <no-reply@tamga.example>'
const message = {
  to: 'bold@example.mn',
  subject: 'Нууц үгээ сэргээх',
  text: 'Сайн байна уу?\n.цэгээр эхэлсэн мөр\n',
  html: '<p>Сайн байна уу?</p>',
  language: 'mn',
}

function failsWith(reason: MailReason, permanent: boolean) {
  return (error: unknown) => {
    assert.ok(error instanceof MailError, String(error))
    assert.deepEqual([error.reason, error.permanent], [reason, permanent])
    return true
  }
}

test('a message reaches an SMTP server with both parts, its language and an unanswerable mark', async t => {
  const { received, url } = await receiveMail(t)
  const mail = createMail({ url, from: FROM })
  t.after(() => mail.close())
  await mail.verify()
  const { id } = await mail.send({ ...message, headers: { 'X-Tamga-Kind': 'reset' } })
  const [{ from, to, data }] = received as [Received]
  assert.match(from, /<no-reply@tamga\.example>/)
  assert.deepEqual(to, ['RCPT TO:<bold@example.mn>'])
  assert.match(id, /^<[0-9a-f-]{36}@tamga\.example>$/)
  assert.ok(data.includes(`Message-ID: ${id}`))
  assert.match(data, /^Content-Language: mn$/m)
  assert.match(data, /^Auto-Submitted: auto-generated$/m)
  assert.match(data, /^X-Tamga-Kind: reset$/m)
  assert.match(data, /^Content-Type: text\/plain; charset=utf-8$/m)
  assert.match(data, /^Content-Type: text\/html; charset=utf-8$/m)
  assert.ok(!data.includes('X-Mailer'))
})

test('a final refusal is permanent, a passing one is not', async t => {
  for (const [code, permanent] of [
    ['550', true],
    ['451', false],
  ] as const) {
    const { url } = await receiveMail(t, { reply: verb => (verb === 'RCPT' ? `${code} no` : undefined) })
    const mail = createMail({ url, from: FROM })
    t.after(() => mail.close())
    await assert.rejects(mail.send(message), failsWith(permanent ? 'refused' : 'unreachable', permanent))
  }
})

test('a server that is away or never speaks fails in time and can be tried again', async t => {
  const away = createMail({ url: 'smtp://127.0.0.1:1', from: FROM })
  await assert.rejects(away.send(message), failsWith('unreachable', false))
  await assert.rejects(away.verify(), failsWith('unreachable', false))
  const { url } = await receiveMail(t, { silent: true })
  const mute = createMail({ url, from: FROM, sendTimeout: 60 })
  t.after(() => mute.close())
  await assert.rejects(mute.send(message), failsWith('unreachable', false))
  await assert.rejects(mute.send(message), failsWith('unreachable', false))
})

test('credentials are not sent to a server without TLS, and appear in no error', async t => {
  const commands: string[] = []
  const reply = (verb: string) => {
    commands.push(verb)
    return verb === 'STAR' ? '502 no TLS here' : undefined
  }
  const { url } = await receiveMail(t, { reply })
  const mail = createMail({ url: url.replace('//', '//user:s3cret@'), from: FROM })
  t.after(() => mail.close())
  const failure = await mail.send(message).catch(error => error)
  assert.ok(failure instanceof MailError)
  assert.ok(!commands.includes('AUTH'))
  assert.ok(!`${failure.message}${failure.stack}${JSON.stringify(failure)}`.includes('s3cret'))
})

test('the file transport writes whole messages with names in order of time', async t => {
  const dir = join(await temporaryDir(t), 'deep', 'mail')
  const mail = createMail({ url: `file:${dir}`, from: FROM })
  await mail.verify()
  for (let i = 0; i < 3; i += 1) {
    await mail.send({ ...message, subject: `number ${i}` })
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  await Promise.all(Array.from({ length: 10 }, () => mail.send(message)))
  const names = (await readdir(dir)).sort()
  assert.equal(names.length, 13)
  assert.ok(names.every(name => /^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/.test(name)))
  const texts = await Promise.all(names.map(name => readFile(join(dir, name), 'utf8')))
  for (const i of [0, 1, 2]) assert.match(texts[i]!, new RegExp(`^Subject: number ${i}\r$`, 'm'))
  assert.equal((await stat(join(dir, names[0]!))).mode & 0o077, 0)
})

test('the log transport tells recipient and subject and never the body', async () => {
  const lines: string[] = []
  const line = (fields: object, text: string) => void lines.push(JSON.stringify(fields) + text)
  const log = { debug: line, info: line, warn: line, error: line, child: () => log }
  const mail = createMail({ url: 'log:', from: FROM, log })
  await mail.send({
    ...message,
    text: 'https://x.example/reset/abc',
    html: '<a href="https://x.example/reset/abc">',
  })
  assert.match(lines.join(), /bold@example\.mn/)
  assert.match(lines.join(), /Нууц үгээ сэргээх/)
  assert.ok(!lines.join().includes('abc'))
})

test('no header, recipient or command can be injected', async t => {
  const dir = await temporaryDir(t)
  const mail = createMail({ url: `file:${dir}`, from: FROM })
  const recipients = [
    'a@b.mn\r\nBcc: x@y.mn',
    'a@b.mn, x@y.mn',
    'a@b.mn;x@y.mn',
    'Bold <a@b.mn>',
    '"a b"@c.mn',
    'a@b.mn>',
    'a@b@c.mn x',
    '@b.mn',
    'a@',
    'a',
    '',
    'a@b..mn',
    'a\0@b.mn',
    `${'a'.repeat(65)}@b.mn`,
  ]
  for (const to of recipients) {
    await assert.rejects(mail.send({ ...message, to }), failsWith('bad_address', true), JSON.stringify(to))
  }
  const named = { address: 'a@b.mn', name: 'x\r\nBcc: y@z.mn' }
  await assert.rejects(mail.send({ ...message, to: named }), failsWith('bad_address', true))
  await assert.rejects(mail.send({ ...message, subject: 'a\nBcc: y@z.mn' }), failsWith('bad_header', true))
  const injected = [
    ['X-A', 'b\r\nBcc: c@d.mn'],
    ['X-A\r\nBcc', 'c@d.mn'],
    ['Bcc', 'c@d.mn'],
    ['from', 'x'],
  ] as const
  for (const [name, value] of injected) {
    await assert.rejects(mail.send({ ...message, headers: { [name]: value } }), failsWith('bad_header', true))
  }
  assert.deepEqual(await readdir(dir), [])
})

test('ordinary and international addresses are accepted', () => {
  const addresses = [
    'a@b.mn',
    'bold.bat+x@mail.gov.mn',
    "o'neil@x.ie",
    'болд@жишээ.мон',
    'a@localhost',
    'x_y-z@a-b.c',
  ]
  assert.deepEqual(
    addresses.filter(address => !isMailAddress(address)),
    [],
  )
})

test('a bad MAIL_URL or sender stops the start without showing credentials', () => {
  for (const url of ['http://x', 'smtp:', 'file:', '', 'log:', 'smtp://', 'ftp://u:s3cret@x']) {
    assert.throws(
      () => createMail({ url, from: FROM }),
      (error: Error) => error instanceof MailError && !error.message.includes('s3cret'),
      url,
    )
  }
  for (const from of ['', 'nobody', 'a@b.mn, c@d.mn', 'A <a@b.mn>\r\nBcc: x@y.mn']) {
    assert.throws(() => createMail({ url: 'file:x', from }), MailError, from)
  }
})
