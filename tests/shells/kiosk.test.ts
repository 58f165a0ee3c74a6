import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, test } from 'node:test'
import { shellFolder, skipWithout, until } from '@tamga/core/testing'
import { type Kiosk, openServices, startCounter, startKiosk } from '@tamga/kiosk'
import { CONFORMANCE, createRemoteSubject } from '@tamga/shell-contract/testing'
import { CHROMIUM } from '../browser/world/browser-world.ts'
import { showing, signInAt, workingAt } from './world/at-the-kiosk.ts'
import { startShellWorld } from './world/shell-world.ts'

const skip = skipWithout('chromium-headless-shell')
const timeout = 120_000
const world = await startShellWorld({ after }, skip ? {} : { SHELL_DIR: await shellFolder() })
const counter = await startCounter()
const folder = await mkdtemp(join(tmpdir(), 'tamga-kiosk-test-'))
const profiles = join(folder, 'profiles')
const services = await openServices({
  ...{ origin: world.issuer, tenant: 'first', name: 'Касс 1', data_dir: folder },
  devices: counter.addresses,
})
const clerk = await world.member()
const started: Kiosk[] = []
after(async () => {
  services.close()
  await counter.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  for (const kiosk of started.splice(0)) await kiosk.stop()
})

/** Where the screen does not matter, a document of the core without one: it loads faster. */
function start({ origin = world.issuer, startPath = '/ready' } = {}): Kiosk {
  const kiosk = startKiosk({
    ...{ origin, session: services.session, services, idleSeconds: 300, startPath },
    browser: { executable: CHROMIUM, profiles, isHeadless: true, withoutSandbox: true },
  })
  started.push(kiosk)
  return kiosk
}

test('the contract is kept in a real browser, through a sale and the death of the browser', {
  skip,
  timeout,
}, async () => {
  const kiosk = start({ startPath: '/' })
  const area = await workingAt(kiosk, clerk)
  const { page } = area
  assert.equal(area.session.person.email, clerk.email)
  const subject = await createRemoteSubject({
    evaluate: expression => page.evaluate(expression),
    emit: (event, data) => area.emit(event as never, data as never),
  })
  for (const { name, run } of CONFORMANCE) await run(subject).catch(error => assert.fail(`${name}: ${error}`))
  assert.equal(subject.shell.platform, 'kiosk')
  assert.ok((await subject.shell.call('menu.get', {})).items.length > 0)
  assert.ok(!(await page.evaluate<string>('document.cookie')).includes('session'), 'HttpOnly')

  const call = (method: string, params: object) =>
    page.evaluate(`window.CoreShell.call('${method}', ${JSON.stringify(params)})`)
  await call('device.display', { lines: ['Нийт', '3 200 ₮'] })
  assert.deepEqual(await call('device.pay', { amount: '3200', currency: 'MNT', reference: 's1' }), {
    approved: true,
    authorization: 'A00001',
  })
  await call('device.print', { url: receiptOf('Сүү 3 200 ₮', 's1') })
  await call('device.print', { url: receiptOf('Сүү 3 200 ₮', 's1') })
  assert.deepEqual(
    counter.papers.map(({ lines, qr }) => [lines[0]!.text, qr]),
    [['Сүү 3 200 ₮', 's1']],
  )
  await call('device.cashDrawer', {})
  await until('the drawer', () => counter.drawerOpened() === 1)
  await page.evaluate(`window.CoreShell.on('device.scan', ({ text }) => (window.scanned = text))`)
  await until('the scanner', () => services.drivers.scanner!.status() === 'ready')
  counter.scan('8656000000012')
  await until('a code', async () => (await page.evaluate('window.scanned')) === '8656000000012')
  assert.deepEqual(await call('offline.keep', { id: 's1', kind: 'pos.sale', body: '{}' }), { waiting: 1 })
  assert.equal(services.queue.waiting()[0]!.person_id, clerk.id)

  const before = kiosk.pid()!
  process.kill(before, 'SIGKILL')
  await until('another browser', () => kiosk.pid() !== before && kiosk.state().kind === 'sign-in')
  assert.equal(services.queue.waiting().length, 1, 'what waits outlives the browser')
  assert.equal((await readdir(profiles)).length, 1, 'the profile of the dead one is gone')
})

const receiptOf = (text: string, qr: string): string =>
  `data:application/json;base64,${Buffer.from(JSON.stringify({ lines: [{ text }], qr })).toString('base64')}`

test('a receipt that may be on paper is asked about, above the work area, and not printed twice', {
  skip,
  timeout,
}, async () => {
  const kiosk = start()
  const area = await workingAt(kiosk, clerk)
  const url = receiptOf('Талх 2 100 ₮', 's2')
  const print = () =>
    area.page.evaluate(
      `window.CoreShell.call('device.print', { url: '${url}' }).then(() => 'printed', error => error.code)`,
    )
  counter.setSilent(true)
  const lost = print()
  await until('the paper', () => counter.papers.at(-1)?.qr === 's2')
  counter.cutPower()
  assert.equal(await lost, 'device_error')
  counter.setSilent(false)
  const answer = async (choice: string) => {
    const asked = print()
    await until('the question', () => area.question() !== null)
    const { page } = area.question()!
    assert.equal(await page.evaluate('document.querySelector("pre").textContent'), 'Талх 2 100 ₮')
    // The page cannot answer by itself: only a hand can.
    await page.evaluate(`document.querySelector('[data-choice=${choice}]').click()`)
    assert.ok(area.question())
    // It is gone as soon as it is answered.
    await page.press(`[data-choice=${choice}]`).catch(() => {})
    return asked
  }
  const papers = counter.papers.length
  assert.equal(await answer('again'), 'printed')
  assert.deepEqual(
    counter.papers.slice(papers).map(({ lines }) => lines.map(({ text }) => text)),
    [['ХУУЛБАР', 'Талх 2 100 ₮']],
  )
  assert.equal(await print(), 'printed')
  assert.equal(counter.papers.length, papers + 1)
})

test('a hostile page gets nothing', { skip, timeout }, async t => {
  let visits = 0
  const elsewhere = createServer((_request, answer) => {
    visits++
    answer.end('<script>window.reached = true</script>')
  })
  await new Promise<void>(resolve => elsewhere.listen(0, '127.0.0.1', resolve))
  t.after(() => elsewhere.close())
  const foreign = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  const kiosk = start()
  const { page } = await workingAt(kiosk, clerk)
  const drawer = counter.drawerOpened()
  const open = JSON.stringify(JSON.stringify({ v: 1, id: '1', method: 'device.cashDrawer', params: {} }))
  // Another origin: loaded, framed, led to, opened beside.
  assert.equal(await page.evaluate(`fetch('${foreign}').then(() => 'reached', () => 'refused')`), 'refused')
  await page.evaluate(
    `new Promise(done => { const frame = document.createElement('iframe'); frame.onload = frame.onerror = () => done(); frame.src = '${foreign}'; document.documentElement.append(frame) })`,
  )
  await page.evaluate(`void (location.href = '${foreign}')`)
  await page.evaluate(`void window.open('${foreign}')`)
  await page.evaluate(`void window.open('/')`)
  assert.equal(await page.evaluate('location.origin'), world.issuer)
  assert.equal(visits, 0)
  // A frame of the own origin sees the raw function, and is not heard.
  const framed = `(() => { const frame = document.createElement('iframe'); document.documentElement.append(frame); return frame.contentWindow })()`
  assert.equal(await page.evaluate(`typeof ${framed}.CoreShell`), 'undefined')
  await page.evaluate(`${framed}.tamgaShellSend?.(${open})`)
  // Malformed and oversized.
  for (const text of [
    ...['', '{', 'null', '[]', '{"v":2,"id":"1","method":"device.cashDrawer","params":{}}'],
    `{"v":1,"id":"${'x'.repeat(300_000)}"}`,
  ])
    await page.evaluate(`window.tamgaShellSend(${JSON.stringify(text)})`)
  const codeOf = (method: string, params: object) =>
    page.evaluate(
      `window.CoreShell.call('${method}', ${JSON.stringify(params)}).then(() => 'done', error => error.code)`,
    )
  assert.equal(await codeOf('device.print', { url: `${foreign}/receipt` }), 'not_allowed')
  assert.equal(
    await page.evaluate(
      `(() => { try { window.CoreShell = null } catch {} try { window.CoreShell.call = null } catch {} return typeof window.CoreShell.call })()`,
    ),
    'function',
  )
  // Ten thousand of the page itself at once: a hundred, and fifty a second after that, are heard.
  const heard = await page.evaluate<number>(
    `Promise.all(Array.from({ length: 10000 }, () => window.CoreShell.call('offline.waiting', {}).then(() => 1, () => 0))).then(all => all.reduce((sum, one) => sum + one, 0))`,
  )
  assert.ok(heard > 0 && heard < 2500, `${heard} were heard`)
  // Ten thousand from a frame: the area is given up.
  await page
    .evaluate(
      `(() => { const send = ${framed}.tamgaShellSend; for (let n = 0; n < 10000; n++) send?.(${open}) })()`,
    )
    .catch(() => {})
  await showing(kiosk, 'sign-in')
  assert.equal(counter.drawerOpened(), drawer)
})

test('an idle kiosk forgets its person, and one whose session is ended in the console leaves the work area', {
  skip,
  timeout,
}, async () => {
  const kiosk = start({ startPath: '/' })
  const area = await workingAt(kiosk, clerk)
  const [shown] = (await world.admin.get('/organisation/devices')).body.items
  assert.deepEqual([shown.platform, shown.name], ['kiosk', 'Касс 1'])
  // The console says when: the machine learns it with its next report.
  await world.admin.put(`/organisation/devices/${shown.id}`, { idle_seconds: 10, version: shown.version })
  const health = { version: '1.0.0', queued: 0, devices: [{ name: 'printer', status: 'ready' }] }
  kiosk.configure(await services.session.report('first', health))
  await until('idle', () => kiosk.state().kind === 'sign-in')
  const state = kiosk.state()
  assert.ok(state.kind === 'sign-in')
  assert.equal(await state.signIn.page.evaluate(`fetch('/api/v1/me').then(answer => answer.status)`), 401)
  assert.equal(await state.signIn.page.evaluate('localStorage.length + sessionStorage.length'), 0)
  assert.equal(await services.session.isSignedIn(), false)
  await assert.rejects(area.page.evaluate('1'))

  const next = await workingAt(kiosk, clerk)
  const id = await next.page.evaluate<string>(
    `fetch('/api/v1/me/sessions').then(answer => answer.json()).then(({ items }) => items.find(one => one.current).id)`,
  )
  const owner = world.browser()
  await owner.signIn(clerk)
  assert.equal((await owner.call('DELETE', `/me/sessions/${id}`)).status, 204)
  await until('the work area is left', () => kiosk.state().kind !== 'work')
  await workingAt(kiosk, clerk)
  assert.equal((await world.admin.post(`/organisation/devices/${shown.id}/revoke`)).status, 200)
  await until('the work area is left again', () => kiosk.state().kind !== 'work')
  await signInAt(kiosk, clerk)
  const told = await showing(kiosk, 'notice')
  assert.ok(told.kind === 'notice')
  assert.equal(told.shown.notice, 'device_revoked')
})

test('without a network the kiosk says so', { skip, timeout }, async () => {
  const kiosk = start({ origin: 'http://127.0.0.1:1' })
  const state = await showing(kiosk, 'notice')
  assert.ok(state.kind === 'notice')
  assert.equal(state.shown.notice, 'offline')
  assert.equal(
    await state.shown.page.evaluate('document.querySelector("h1").textContent'),
    'Сүлжээ холбогдохгүй байна',
  )
})
