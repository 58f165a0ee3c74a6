import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash, webcrypto } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { shellFolder, skipWithout, until } from '@tamga/core/testing'
import { bundleForElectron, bundleForGjs, makeDeb, VERSION } from '@tamga/desktop/build'
import type { Method } from '@tamga/shell-contract'
import { CONFORMANCE, createRemoteSubject } from '@tamga/shell-contract/testing'
import type { BrowserSession } from '../conformance/world/browser-session.ts'
import { type DesktopMachine, signInAt, startMachine } from './world/at-the-desktop.ts'
import { installInto } from './world/debian-root.ts'
import { startShellWorld } from './world/shell-world.ts'
import { startWindowSystem, type WindowSystem } from './world/window-system.ts'

const skip =
  skipWithout('gjs', 'gir1.2-webkit-6.0', 'gir1.2-secret-1') ||
  skipWithout('gnome-keyring', 'dbus-daemon', 'xvfb', 'xdotool')
const timeout = 120_000
const world = await startShellWorld({ after }, skip ? {} : { SHELL_DIR: await shellFolder() })
const folder = await mkdtemp(join(tmpdir(), 'tamga-desktop-'))
const program = join(folder, 'main.js')
const person = await world.member()
const browser: BrowserSession = world.browser()
let system: WindowSystem
let machine: DesktopMachine

before(async () => {
  if (skip) return
  await browser.signIn(person)
  const entry = fileURLToPath(new URL('./world/desktop-program.ts', import.meta.url))
  await bundleForGjs({ entry, file: program })
  system = await startWindowSystem(folder)
  machine = await start()
})
after(async () => {
  await machine?.stop()
  await system?.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = (origin = world.issuer) => startMachine({ system, folder, program, origin })

/** What the page gets for a call: its result, or the code of its refusal. */
const call = (method: Method, params: object): Promise<unknown> =>
  machine.evaluate(
    `window.CoreShell.call('${method}', ${JSON.stringify(params)}).then(result => result, error => error.code)`,
  )

const pathOf = () => machine.evaluate<string>('location.pathname')

test('the contract is kept in a web view, beside a menu of the window system', {
  skip,
  timeout,
}, async () => {
  await signInAt(machine, system, browser)
  await machine.showing('work')
  const subject = await createRemoteSubject({
    evaluate: expression => machine.evaluate(expression),
    emit: (event, data) => machine.ask('emit', { event, data: JSON.stringify(data) }),
  })
  for (const { name, run } of CONFORMANCE) await run(subject).catch(error => assert.fail(`${name}: ${error}`))
  // One of the cases made this program too old for the page.
  await subject.shell.call('shell.ready', { supports: [1] })
  await machine.showing('work')
  assert.equal(subject.shell.platform, 'desktop')
  assert.equal((await subject.shell.call('session.get', {}))?.person.email, person.email)
  assert.ok(!(await machine.evaluate<string>('document.cookie')).includes('session'), 'HttpOnly')

  // The menu is the window's own, the work area follows it, and a link that the system opens does the same.
  const { items } = await subject.shell.call('menu.get', {})
  const leaves = items.flatMap(item => (item.path ? [item] : item.children))
  const current = await pathOf()
  const chosen = leaves.find(({ path }) => path && path !== current)!
  await machine.press(chosen.label, async () => (await pathOf()) === chosen.path)
  await until('its title', async () => (await machine.showing('work')).title !== 'Tamga')
  const link = ['-m', program, join(folder, 'config.json'), `mn.tamga.shell:/open${current}`]
  await promisify(execFile)('gjs', link, { env: system.env })
  await until('the screen of the link', async () => (await pathOf()) === current)

  // The number on an entry is on the icon of the program too.
  assert.equal(await call('shell.notify', { title: 'Шинэ хүсэлт', body: 'Дорж' }), null)
  await call('menu.setBadge', { key: chosen.key, count: 3 })
  await until('the number', async () => (await machine.ask<{ count: number }>('overheard')).count === 3)

  // A page that this program is too old for is covered by a screen of its own.
  assert.equal(await call('shell.ready', { supports: [9] }), 'not_supported')
  assert.deepEqual(await machine.showing('notice').then(({ kind }) => kind), 'notice')
  await call('shell.ready', { supports: [1] })
  await machine.showing('work')
})

test('files and signatures need a hand, and a dialog of the system', { skip, timeout }, async () => {
  const digest = createHash('sha256').update('гэрээ').digest('base64url')
  const sign = () => call('device.sign', { digest, algorithm: 'SHA-256' })
  await until('no touch any more', async () => (await sign()) === 'not_allowed')
  assert.equal(await call('device.pickFile', { accept: [] }), 'not_allowed')

  await machine.touch()
  const refused = sign()
  await machine.press('Болих')
  assert.equal(await refused, 'cancelled')
  await machine.touch()
  assert.equal(await call('device.sign', { digest: 'short', algorithm: 'SHA-256' }), 'invalid_params')
  const signing = sign()
  await machine.press('Баталгаажуулах')
  const { signature } = (await signing) as { signature: string }
  const [head, body, made] = signature.split('.') as [string, string, string]
  const { typ } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  assert.deepEqual([typ, claims.digest, claims.person], ['tamga-signature+jwt', digest, person.id])
  const [device] = await world.query<{ public_key: webcrypto.JsonWebKey }>(
    `select public_key from shell_device where platform = 'desktop'`,
  )
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const key = await webcrypto.subtle.importKey('jwk', device!.public_key, algorithm, false, ['verify'])
  const signed = Buffer.from(`${head}.${body}`)
  assert.ok(await webcrypto.subtle.verify(algorithm, key, Buffer.from(made, 'base64url'), signed))

  const given = join(folder, 'given.txt')
  await writeFile(given, 'Сайн байна уу')
  await machine.touch()
  const picking = call('device.pickFile', { accept: ['.txt'] })
  await until('the dialog', () => machine.ask('choose', { path: given }))
  await machine.press('Нээх')
  const picked = (await picking) as { url: string; name: string; size: number }
  assert.deepEqual([picked.name, picked.size], ['given.txt', 24])
  assert.equal(
    await machine.evaluate(`fetch('${picked.url}').then(answer => answer.text())`),
    'Сайн байна уу',
  )

  await machine.touch()
  assert.equal(await call('device.saveFile', { url: 'https://example.com/x', name: 'x' }), 'not_allowed')
  const saving = call('device.saveFile', { url: `${world.issuer}/api/v1/me`, name: '../me.json' })
  await machine.press('Хадгалах')
  assert.deepEqual(await saving, { saved: true })
  // In the folder that the person looked at, whatever the page called it.
  const saved = join(folder, 'home', '_me.json')
  assert.equal(JSON.parse(await readFile(saved, 'utf8')).user.email, person.email)
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
  // Another origin: loaded, framed, led to, redirected to, opened beside.
  assert.equal(
    await machine.evaluate(`fetch('${foreign}').then(() => 'reached', () => 'refused')`),
    'refused',
  )
  const redirect = `${world.issuer}/oauth2/auth?client_id=shell&response_type=code&scope=openid&prompt=none&redirect_uri=${encodeURIComponent(`${foreign}/callback`)}`
  for (const attempt of [
    `(() => { const frame = document.createElement('iframe'); frame.src = '${foreign}'; document.body.append(frame) })()`,
    `(() => { const image = new Image(); image.src = '${foreign}/image.png'; document.body.append(image) })()`,
    `void window.open('${foreign}')`,
    `void window.open('/')`,
    `void (location.href = '${foreign}')`,
    `void (location.href = '${redirect}')`,
  ])
    await machine.evaluate(attempt)
  assert.equal(await machine.evaluate('location.origin'), world.issuer)
  // Nothing of the host is in the page, nor in a frame of the own origin.
  const framed = `(() => { const frame = document.createElement('iframe'); document.body.append(frame); return frame.contentWindow })()`
  assert.equal(await machine.evaluate(`typeof ${framed}.CoreShell`), 'undefined')
  assert.equal(await machine.evaluate(`typeof window.webkit + typeof ${framed}.webkit`), 'undefinedundefined')
  assert.equal(await machine.evaluate('typeof window.tamgaShellSend'), 'undefined')
  assert.equal(
    await machine.evaluate(
      `(() => { try { window.CoreShell = null } catch {} try { window.CoreShell.call = null } catch {} return typeof window.CoreShell.call })()`,
    ),
    'function',
  )
  for (const [method, params] of [
    ['device.print', { url: `${foreign}/receipt` }],
    ['device.saveFile', { url: `file:///etc/passwd`, name: 'x' }],
    ['shell.openExternal', { url: 'file:///etc/passwd' }],
  ] as const)
    assert.equal(await call(method, params), 'not_allowed', method)
  // Ten thousand at once: a hundred, and fifty a second after that, are heard.
  const heard = await machine.evaluate<number>(
    `Promise.all(Array.from({ length: 10000 }, () => window.CoreShell.call('session.get', {}).then(() => 1, () => 0))).then(all => all.reduce((sum, one) => sum + one, 0))`,
  )
  assert.ok(heard > 0 && heard < 2500, `${heard} were heard`)
  // A page that finds out how the bridge speaks is heard no better: malformed and oversized messages by the thousand end it.
  // Nobody waits for what it answers: the process of the page is ended in the middle of that, and may take the answer with it.
  void machine
    .evaluate(
      `(() => {
        let channel
        const dispatch = window.dispatchEvent.bind(window)
        window.dispatchEvent = event => { channel = event.type }
        void window.CoreShell.call('menu.get', {})
        const say = text => dispatch(new CustomEvent(channel, { detail: text }))
        for (const text of ['', '{', 'null', '[]', 7, '{"v":2,"id":"1","method":"menu.get","params":{}}', 'x'.repeat(300000)]) say(text)
        for (let n = 0; n < 10000; n++) say('{}')
      })()`,
    )
    .catch(() => {})
  await machine.showing('notice')
  assert.equal(await machine.ask('view'), null, 'the page is gone')
  assert.equal(visits, 0)
  await machine.press('Дахин оролдох')
  await machine.showing('work')
})

test('killed, the program leaves no process behind and comes back by the key store; so does a page that dies', {
  skip,
  timeout,
}, async () => {
  const before = await machine.processes()
  assert.ok(before.length > 1)
  process.kill(machine.pid, 'SIGKILL')
  await machine.ended
  await until('its web views end', async () => (await machine.processes()).length === 0)
  machine = await start()
  await machine.showing('work')
  assert.equal(((await call('session.get', {})) as { person: { id: string } }).person.id, person.id)
  const commands = await Promise.all(
    (await machine.processes()).map(async pid => [pid, await readFile(`/proc/${pid}/comm`, 'utf8')] as const),
  )
  for (const [pid, name] of commands) if (name.startsWith('WebKitWebProces')) process.kill(pid, 'SIGKILL')
  await until('another page', () => machine.evaluate('true').catch(() => false))
  await machine.showing('work')
})

test('a session that is ended in the console empties the work area; a device that was shut out comes back as another', {
  skip,
  timeout,
}, async () => {
  const id = await machine.evaluate<string>(
    `fetch('/api/v1/me/sessions').then(answer => answer.json()).then(({ items }) => items.find(one => one.current).id)`,
  )
  assert.equal((await browser.call('DELETE', `/me/sessions/${id}`)).status, 204)
  await machine.showing('sign-in')
  assert.equal(await machine.ask('view'), null)
  await signInAt(machine, system, browser)
  await machine.showing('work')
  const [device] = (await world.admin.get('/organisation/devices')).body.items
  assert.deepEqual([device.platform, device.name], ['desktop', 'Ажлын компьютер'])
  assert.equal((await world.admin.post(`/organisation/devices/${device.id}/revoke`)).status, 200)
  const noticed = async (notice: string) => {
    const screen = await machine.showing('notice')
    assert.equal(screen.kind === 'notice' && screen.notice, notice)
  }
  await signInAt(machine, system, browser)
  await noticed('device_revoked')
  const policy = { requires_approval: true, refused_methods: { desktop: ['device.print'] } }
  assert.equal((await world.admin.put('/organisation/device-policy', policy)).status, 200)
  await machine.press('Дахин оролдох')
  await signInAt(machine, system, browser)
  await noticed('device_pending')
  const [next] = (await world.admin.get('/organisation/devices?status=pending')).body.items
  assert.notEqual(next.id, device.id)
  await world.admin.post(`/organisation/devices/${next.id}/approve`)
  await machine.press('Дахин оролдох')
  await machine.showing('work')
  assert.equal(await call('device.print', { url: world.issuer }), 'not_supported')
})

test('the package installs what runs, and removes it again', { skip, timeout }, async () => {
  const deb = await makeDeb({ folder, origin: world.issuer })
  const { folder: root, remove } = await installInto(join(folder, 'root'), deb)
  const installed = join(root, 'usr/bin/tamga-desktop')
  const { stdout } = await promisify(execFile)(installed, ['--version'], { env: system.env })
  assert.equal(stdout, `${VERSION}\n`)
  const config = join(root, 'etc/tamga-desktop/config.json')
  assert.deepEqual(JSON.parse(await readFile(config, 'utf8')), { origin: world.issuer })
  assert.match(
    await readFile(join(root, 'usr/share/applications/mn.tamga.shell.desktop'), 'utf8'),
    /^MimeType=x-scheme-handler\/mn\.tamga\.shell;$/m,
  )
  // What is installed reaches the program that runs already.
  const current = await pathOf()
  await promisify(execFile)(installed, ['--config', config, `mn.tamga.shell:/open/profile`], {
    env: system.env,
  })
  await until('the screen of the link', async () => (await pathOf()) !== current)
  if (!remove) return
  await remove()
  await assert.rejects(readFile(installed), { code: 'ENOENT' })
  await assert.rejects(readFile(config), { code: 'ENOENT' })
})

test('the files of the Electron app are one module each, which need nothing but Electron and Node', async () => {
  const app = join(folder, 'electron')
  await bundleForElectron({ folder: app, origin: world.issuer })
  const main = await readFile(join(app, 'main.js'), 'utf8')
  const needed = [...main.matchAll(/^import .* from "([^"]+)"/gm)].map(([, name]) => name!)
  assert.ok(needed.includes('electron'))
  assert.deepEqual(
    needed.filter(name => name !== 'electron' && !name.startsWith('node:')),
    [],
  )
  assert.match(await readFile(join(app, 'preload.cjs'), 'utf8'), /require\(['"]electron['"]\)/)
})

test('without a network the program says so, and knows its person when there is one again', {
  skip,
  timeout,
}, async () => {
  await machine.stop()
  await world.stop()
  machine = await start()
  const told = await machine.showing('notice')
  assert.ok(told.kind === 'notice')
  assert.equal(told.notice, 'offline')
})
