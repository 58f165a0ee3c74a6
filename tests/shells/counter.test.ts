import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { until } from '@tamga/core/testing'
import {
  createDisplay,
  createDrawer,
  createPrinter,
  createScanner,
  createTerminal,
  deliverTo,
  encodeReceipt,
  openPrintQueue,
  openServices,
  startCounter,
} from '@tamga/kiosk'

const counter = await startCounter()
const folder = await mkdtemp(join(tmpdir(), 'tamga-counter-'))
after(async () => {
  await counter.close()
  await rm(folder, { recursive: true, force: true })
})

test('a receipt is on paper in Cyrillic, with the letters that no code page has, and a code to scan', async () => {
  const printer = createPrinter(counter.addresses.printer)
  const lines = [
    { text: 'Өргөө дэлгүүр', align: 'center' as const, bold: true, double: true },
    { text: 'Сүү 1 л            3 200 ₮' },
    { text: 'Нийт: 3 200 ₮', align: 'right' as const },
  ]
  await printer.print(encodeReceipt({ lines, qr: 'https://ebarimt.mn/?q=1' }))
  const [paper] = counter.papers
  assert.deepEqual(
    paper!.lines.map(({ text, align, isBold }) => [text, align, isBold]),
    [
      ['Өргөө дэлгүүр', 'center', true],
      ['Сүү 1 л            3 200 ₮', 'left', false],
      ['Нийт: 3 200 ₮', 'right', false],
    ],
  )
  assert.equal(paper!.qr, 'https://ebarimt.mn/?q=1')
  const page = await (await fetch(counter.page)).text()
  assert.ok(page.includes('Өргөө дэлгүүр') && page.includes('<svg'))
})

test('drawer, display, scanner and terminal work behind the same port', async () => {
  const { addresses } = counter
  await createDrawer(addresses.printer).open()
  await until('the drawer', () => counter.drawerOpened() === 1)
  await createDisplay(addresses.display).show(['Нийт дүн', '3 200 ₮'])
  await until('the display', () => counter.display().join('|') === 'Нийт дүн|3 200 ₮')
  const scanner = createScanner(addresses.scanner)
  const heard: string[] = []
  scanner.onScan(text => heard.push(text))
  await until('the scanner', () => scanner.status() === 'ready')
  counter.scan('8656000000012')
  await until('a code', () => heard[0] === '8656000000012')
  scanner.close()
  const terminal = createTerminal(addresses.terminal)
  const payment = { amount: '3200', currency: 'MNT', reference: 'sale-1' }
  assert.deepEqual(await terminal.pay(payment), { approved: true, authorization: 'A00001' })
  counter.setDeclining(true)
  assert.deepEqual(await terminal.pay(payment), { approved: false, authorization: null })
  assert.equal(createPrinter('tcp://127.0.0.1:1').status(), 'ready')
  await assert.rejects(createPrinter('tcp://127.0.0.1:1').print(new Uint8Array()), { isCertain: true })
})

const program = fileURLToPath(new URL('./world/sale-program.ts', import.meta.url))
const config = {
  ...{ origin: 'http://127.0.0.1:1', tenant: 'first', name: 'Касс', data_dir: join(folder, 'data') },
  devices: { printer: counter.addresses.printer },
}

/** Sells, and is killed as soon as it says so. */
async function sell(first: number, count: number, killAt?: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    [program, JSON.stringify(config), String(first), String(count)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout! })) {
    said.push(line)
    if (line === killAt) child.kill('SIGKILL')
  }
  return said
}

test('killed in the middle of a sale, nothing is printed twice and nothing is lost', async () => {
  const begun = counter.papers.length
  const said = [
    ...(await sell(1, 3, 'kept sale-2')),
    ...(await sell(3, 3, 'begun sale-4')),
    ...(await sell(5, 2, 'printed sale-5')),
  ]
  counter.setSilent(true)
  said.push(...(await sell(7, 1, 'begun sale-7')))
  counter.setSilent(false)
  said.push(...(await sell(8, 1)))
  assert.equal(said.at(-1), 'done')
  const codes = counter.papers.slice(begun).map(({ qr }) => qr)
  assert.deepEqual(codes.length, new Set(codes).size, 'none twice')
  const services = await openServices(config)
  const kept = said.flatMap(line => /^kept (.*)/.exec(line)?.[1] ?? [])
  const waiting = services.queue.waiting().map(({ id }) => id)
  // One that was on the disk when the kill came, and not yet told, may be there too.
  for (const id of kept) assert.ok(waiting.includes(id), `${id} is not lost`)
  assert.equal(waiting.length, new Set(waiting).size)
  const held = services.prints!.held().map(({ id }) => id)
  for (const id of said.flatMap(line => /^begun (.*)/.exec(line)?.[1] ?? []))
    assert.ok(codes.includes(id) || held.includes(id), `${id} is on paper, or somebody is asked`)
  for (const id of held) await services.prints!.resolve(id, codes.includes(id))
  assert.deepEqual(services.prints!.held(), [])
  const all = counter.papers.slice(begun)
  const again = all.filter(({ qr }) => !codes.includes(qr))
  assert.ok(again.every(({ lines }) => lines[0]!.text === 'ХУУЛБАР'))
  services.close()
})

test('a journal of prints stays small, and still knows what is on paper', async () => {
  const path = join(folder, 'small.journal')
  const open = () =>
    openPrintQueue({
      ...{ path, sealingKey: Buffer.alloc(32, 7), remembered: 3 },
      printer: createPrinter(counter.addresses.printer),
    })
  const prints = open()
  const begun = counter.papers.length
  for (let n = 0; n < 12; n++)
    await prints.print(`r${n}`, { lines: [{ text: 'А'.repeat(500) }], qr: `r${n}` })
  prints.close()
  assert.ok((await readFile(path)).length < 12 * 500, 'what is on paper is no longer in the journal')
  const again = open()
  await again.print('r11', { lines: [{ text: 'once more' }] })
  again.close()
  assert.equal(counter.papers.length, begun + 12)
})

test('what waits is sent in its order under the clerk who made it, once, and cannot be read or changed elsewhere', async () => {
  const services = await openServices(config)
  const { queue } = services
  const waiting = queue.waiting()
  const taken: { headers: IncomingHttpHeaders; body: string }[] = []
  const core = createServer((request, answer) => {
    void text(request).then(body => {
      taken.push({ headers: request.headers, body })
      answer.writeHead(taken.length > 2 ? 503 : 201).end()
    })
  })
  await new Promise<void>(resolve => core.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(core.address() as AddressInfo).port}`
  assert.equal(await queue.flush(deliverTo({ origin })), 0, 'nobody takes them yet')
  assert.equal(await queue.flush(deliverTo({ origin, offline_paths: { 'pos.sale': '/sales' } })), 2)
  core.close()
  const { headers, body } = taken[0]!
  assert.deepEqual(JSON.parse(body), waiting[0])
  assert.equal(headers['idempotency-key'], waiting[0]!.id)
  const claims = JSON.parse(
    Buffer.from(String(headers['device-proof']).split('.')[1]!, 'base64url').toString(),
  )
  assert.deepEqual([claims.id, claims.person_id, claims.kind], [waiting[0]!.id, 'p1', 'pos.sale'])
  services.close()
  const path = join(folder, 'data', 'offline.journal')
  const bytes = await readFile(path)
  assert.ok(!bytes.includes('pos.sale'))
  const again = await openServices(config)
  assert.deepEqual(
    again.queue.waiting().map(({ id }) => id),
    waiting.slice(2).map(({ id }) => id),
  )
  again.close()
  // Torn by a power cut: the last record was told to nobody.
  await writeFile(path, bytes.subarray(0, bytes.length - 3))
  const torn = await openServices(config)
  assert.equal(torn.queue.waiting().length, waiting.length - 1)
  torn.close()
  bytes[40] = bytes[40]! ^ 1
  await writeFile(path, bytes)
  await assert.rejects(openServices(config), /changed, or belongs to another device/)
})

test('the supervisor begins a host anew that was killed, and each tells how it is', async () => {
  let reports = 0
  const core = createServer((request, answer) => {
    if (request.url === '/api/v1/auth/shell/status') reports++
    answer.writeHead(503).end('{}')
  })
  await new Promise<void>(resolve => core.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(core.address() as AddressInfo).port}`
  const file = join(folder, 'kiosk.json')
  // No browser is needed for this: one that ends at once is begun again as well.
  const given = { ...config, origin, data_dir: join(folder, 'supervised'), chromium: '/bin/true' }
  await writeFile(file, JSON.stringify(given))
  const bin = fileURLToPath(new URL('../../shells/kiosk/bin/tamga-kiosk.mjs', import.meta.url))
  const supervisor = spawn(process.execPath, [bin, file], { stdio: 'ignore' })
  const ended = new Promise<number | null>(resolve => supervisor.once('exit', resolve))
  const childOf = async () =>
    Number((await readFile(`/proc/${supervisor.pid}/task/${supervisor.pid}/children`, 'utf8')).split(' ')[0])
  await until('a report', () => reports > 0)
  const first = await childOf()
  const known = reports
  process.kill(first, 'SIGKILL')
  await until('a report of the next one', () => reports > known)
  assert.notEqual(await childOf(), first)
  supervisor.kill('SIGTERM')
  assert.equal(await ended, 0)
  core.close()
})
