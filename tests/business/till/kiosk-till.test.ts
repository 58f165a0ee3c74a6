import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, shellFolder, skipWithout, until } from '@tamga/core/testing'
import { openServices, startCounter, startKiosk } from '@tamga/kiosk'
import { business } from '../../../distributions/business/distribution.ts'
import { CHROMIUM } from '../../browser/world/browser-world.ts'
import { wordsIn } from '../../browser/world/words.ts'
import { workingAt } from '../../shells/world/at-the-kiosk.ts'
import { startShellWorld } from '../../shells/world/shell-world.ts'
import { CODE, openShop } from './shop.ts'

const skip = skipWithout('chromium-headless-shell')
const t = await wordsIn('mn')

test('a till in the kiosk sells what its scanner reads, prints, opens its drawer, and is there again after its browser died', {
  skip,
  timeout: 300_000,
}, async () => {
  const world = await startShellWorld(
    { after },
    { SHELL_DIR: await shellFolder() },
    { distribution: business },
  )
  await openShop(world.admin, '10', ['K1-'])
  const counter = await startCounter()
  const folder = await mkdtemp(join(tmpdir(), 'tamga-kiosk-till-'))
  const services = await openServices({
    ...{ origin: world.issuer, tenant: 'first', name: 'Касс 1', data_dir: folder },
    devices: counter.addresses,
  })
  const kiosk = startKiosk({
    ...{ origin: world.issuer, session: services.session, services, idleSeconds: 300 },
    startPath: '/pos/till',
    browser: {
      ...{ executable: CHROMIUM, profiles: join(folder, 'profiles') },
      ...{ isHeadless: true, withoutSandbox: true },
    },
  })
  after(async () => {
    await kiosk.stop()
    services.close()
    await counter.close()
    await rm(folder, { recursive: true, force: true })
  })
  const person = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  const first = handsAt((await workingAt(kiosk, person)).page)
  await first.press(`Till K1-: ${t('pos.take')}`)
  await first.press(t('pos.shift.open'))
  await first.seen(t('pos.waiting', { count: '0' }))
  await until('the scanner', () => services.drivers.scanner!.status() === 'ready')
  await first.seen(t('pos.cart.empty'))
  counter.scan(CODE)
  await first.seen('Milk')
  await until('the display', () => counter.display().join(' ').includes('3300'))
  await first.press(t('pos.pay'))
  await first.press(`${t('pos.method.cash')} (`)
  await until('the paper', () => counter.papers.length === 1)
  const lines = counter.papers[0]!.lines.map(({ text }) => text).join('\n')
  for (const text of ['K1-000001', 'Milk', t('pos.total'), t('pos.tax')])
    assert.ok(lines.includes(text), lines)
  assert.equal(counter.papers[0]!.qr, 'K1-000001')
  await until('the drawer', () => counter.drawerOpened() === 1)
  const before = kiosk.pid()!
  process.kill(before, 'SIGKILL')
  await until('another browser', () => kiosk.pid() !== before && kiosk.state().kind === 'sign-in')
  const again = handsAt((await workingAt(kiosk, person)).page)
  await again.seen(t('pos.cart.empty'))
  await until('the scanner again', () => services.drivers.scanner!.status() === 'ready')
  counter.scan(CODE)
  await again.seen('Milk')
  await again.press(t('pos.pay'))
  await again.press(`${t('pos.method.card')} (`)
  await until('another paper', () => counter.papers.length === 2)
  await again.seen(t('pos.waiting', { count: '0' }))
  const { items } = (await world.admin.get('/pos/sales')).body
  assert.deepEqual(
    items.map(({ number }: { number: string }) => number),
    ['K1-000002', 'K1-000001'],
  )
})

type Driven = { evaluate<T>(expression: string): Promise<T>; press(selector: string): Promise<void> }

/** Eyes and a hand. */
function handsAt(page: Driven) {
  return {
    seen: (text: string) =>
      until(`the page says ${text}`, () =>
        page.evaluate<boolean>(`document.body.innerText.includes(${JSON.stringify(text)})`),
      ),
    async press(text: string) {
      const named = JSON.stringify(text)
      await until(`a button ${text}`, () =>
        page.evaluate<boolean>(`(() => {
          const found = [...document.querySelectorAll('button')].find(one => !one.disabled &&
            (one.ariaLabel ?? one.innerText).trim().startsWith(${named}))
          found?.setAttribute('data-pressed', ${named})
          return found !== undefined
        })()`),
      )
      await page.press(`[data-pressed=${named}]`)
    },
  }
}
