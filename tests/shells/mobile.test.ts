import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { chromium, expect, type Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, shellFolder, skipWithout, until } from '@tamga/core/testing'
import { CONFORMANCE, createRemoteSubject } from '@tamga/shell-contract/testing'
import { CHROMIUM, FLAGS } from '../browser/world/browser-world.ts'
import { wordsIn } from '../browser/world/words.ts'
import { buildFrame, type EmulatedPhone, startPhone } from './world/emulated-phone.ts'
import { startShellWorld } from './world/shell-world.ts'

const skip = skipWithout('chromium-headless-shell')
const timeout = 120_000
const world = await startShellWorld({ after }, skip ? {} : { SHELL_DIR: await shellFolder() })
const folder = await mkdtemp(join(tmpdir(), 'tamga-phone-'))
after(() => rm(folder, { recursive: true, force: true }))

async function openPhone(): Promise<EmulatedPhone> {
  const person = await world.member()
  const system = world.browser()
  await system.signIn(person)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  const phone = await startPhone({
    ...{ browser, origin: world.issuer, folder },
    authorize: async url => String((await system.open(url)).url),
  })
  after(async () => {
    await phone.close()
    await browser.close()
  })
  return phone
}

const work = (phone: EmulatedPhone): Promise<Page> =>
  until('the work area', () => phone.isAreaVisible() && phone.area()) as Promise<Page>
const pathOf = (page: Page): string => new URL(page.url()).pathname

test('on a phone the work area sits in the native frame and keeps the contract', {
  skip,
  timeout,
}, async () => {
  await buildFrame(folder)
  const phone = await openPhone()
  const { frame } = phone
  await frame.getByRole('button', { name: 'Нэвтрэх' }).click()
  const area = await work(phone)
  assert.ok(phone.secrets.get('refresh_token'), 'in the key store alone')
  assert.ok(!(await area.evaluate<string>('document.cookie')).includes('session'), 'HttpOnly')
  const subject = await createRemoteSubject({
    evaluate: expression => area.evaluate(expression),
    // Of the events, a phone has the choice in its menu; what it is told of a push goes the same way.
    emit: async (event, data) => {
      if (event === 'menu.select') await phone.openPush((data as { path: string }).path)
    },
  })
  for (const { name, run } of CONFORMANCE) await run(subject).catch(error => assert.fail(`${name}: ${error}`))
  assert.equal(subject.shell.platform, 'mobile')

  // The menu is the frame's own, and the work area follows it.
  await frame.getByRole('button', { name: 'Цэс' }).click()
  await until('the menu above the work area', () => !phone.isAreaVisible())
  const { items } = await subject.shell.call('menu.get', {})
  const leaves = items.flatMap(item => (item.path ? [item] : item.children))
  const chosen = leaves.find(({ path }) => path && path !== pathOf(area))!
  await frame.getByRole('button', { name: chosen.label, exact: true }).click()
  await until('the chosen screen', () => pathOf(area) === chosen.path)
  await until('the work area above the menu', () => phone.isAreaVisible())

  // A finger is asked for after a touch alone, and by the system.
  const biometric = () =>
    area.evaluate(
      `window.CoreShell.call('device.biometric', { reason: 'Баталгаа' }).then(({ verified }) => verified, error => error.code)`,
    )
  assert.equal(await biometric(), 'not_allowed')
  phone.touch()
  assert.equal(await biometric(), true)
  // A frame inside the page is not heard.
  const framed = `(() => { const frame = document.createElement('iframe'); document.body.append(frame); return typeof frame.contentWindow.CoreShell })()`
  assert.equal(await area.evaluate(framed), 'undefined')

  // The code of a computer that wants to be let in opens here; a foreign one is refused.
  phone.seeCode(`${world.issuer}/let-in?code=abcdefgh`)
  await frame.getByRole('button', { name: 'Код унших' }).click()
  await until('the screen that lets in', () => area.url().endsWith('/let-in?code=abcdefgh'))
  phone.seeCode('https://evil.example/let-in?code=abcdefgh')
  await frame.getByRole('button', { name: 'Код унших' }).click()
  await until('a notice', () => phone.notices.includes('Энэ код эндхийнх биш байна.'))
  assert.equal(pathOf(area), '/let-in')

  // Started again, it needs no password; a device that was shut out needs everything.
  await frame.reload()
  await until('another work area', () => phone.area() !== area && phone.isAreaVisible())
  const { items: known } = (await world.admin.get('/organisation/devices')).body
  const { id } = known.find((one: { platform: string }) => one.platform === 'mobile')
  assert.equal((await world.admin.post(`/organisation/devices/${id}/revoke`)).status, 200)
  await expect(frame.getByRole('button', { name: 'Нэвтрэх' })).toBeVisible()
  await until('nothing of the person', () => phone.area() === null && phone.secrets.size === 0)
  await frame.getByRole('button', { name: 'Нэвтрэх' }).click()
  await expect(frame.getByText('Энэ утсыг хаасан байна')).toBeVisible()
})

test('the console names a kiosk, and says when it forgets its person', { skip, timeout }, async () => {
  const t = await wordsIn('mn')
  const system = world.browser()
  await system.signIn(await world.member())
  const machine = await world.machine({ platform: 'kiosk', name: 'Касс 1' })
  await machine.signIn(system)
  await machine.session.handOver()
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  after(() => browser.close())
  const page = await browser.newPage({ baseURL: world.issuer, reducedMotion: 'reduce' })
  await page.request.post('/api/v1/auth/login', {
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, replace: true },
  })
  await page.goto('/organisation/devices')
  const actions = t('parts.table.row_actions', { name: 'Касс 1' })
  await page.getByRole('button', { name: actions }).click()
  await page.getByRole('menuitem', { name: t('devices.change') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('devices.name')).fill('Урд касс')
  await dialog.getByLabel(t('devices.idle')).fill('45')
  await dialog.getByRole('button', { name: t('devices.policy.save') }).click()
  await expect(page.getByText('Урд касс')).toBeVisible()
  const health = { version: '1.0.0', queued: 0, devices: [] }
  assert.equal((await machine.session.report('first', health)).idle_seconds, 45)
})
