import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, shellFolder, until } from '@tamga/core/testing'
import { bundleForGjs } from '@tamga/desktop/build'
import { createPrinter, encodeReceipt, openServices, startCounter, startKiosk } from '@tamga/kiosk'
import { CHROMIUM, FLAGS } from '../browser/world/browser-world.ts'
import { signInAt, startMachine } from './world/at-the-desktop.ts'
import { workingAt } from './world/at-the-kiosk.ts'
import { buildFrame, startPhone } from './world/emulated-phone.ts'
import { startShellWorld } from './world/shell-world.ts'
import { startWindowSystem } from './world/window-system.ts'

// Pictures of the native shells for the documentation: node tests/shells/pictures.ts
const FOLDER = fileURLToPath(new URL('../../docs/images/shells/', import.meta.url))
const endings: (() => Promise<unknown>)[] = []
const world = await startShellWorld(
  { after: work => endings.unshift(work) },
  { SHELL_DIR: await shellFolder() },
)
const counter = await startCounter()
const folder = await mkdtemp(join(tmpdir(), 'tamga-pictures-'))
const services = await openServices({
  ...{ origin: world.issuer, tenant: 'first', name: 'Касс 1', data_dir: folder, devices: counter.addresses },
})
const kiosk = startKiosk({
  ...{ origin: world.issuer, session: services.session, services, idleSeconds: 300 },
  browser: {
    ...{ executable: CHROMIUM, isHeadless: true, withoutSandbox: true },
    profiles: join(folder, 'profiles'),
  },
})

const { page } = await workingAt(kiosk, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
await pause(5000)
await writeFile(join(FOLDER, 'kiosk.png'), await page.capture())

await createPrinter(counter.addresses.printer).print(
  encodeReceipt({
    lines: [
      { text: 'Өргөө дэлгүүр', align: 'center', bold: true, double: true },
      { text: 'Улаанбаатар, Сүхбаатар дүүрэг', align: 'center' },
      { text: '--------------------------------' },
      { text: 'Сүү 1 л                  3 200 ₮' },
      { text: 'Талх                     2 100 ₮' },
      { text: '--------------------------------' },
      { text: 'Нийт                     5 300 ₮', bold: true },
    ],
    qr: 'https://ebarimt.mn/?q=0001',
  }),
)
await services.drivers.display?.show(['Нийт дүн', '5 300 ₮'])
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
const paper = await browser.newPage({ viewport: { width: 860, height: 480 } })
await paper.goto(counter.page)
await paper.screenshot({ path: join(FOLDER, 'kiosk-paper.png') })

await buildFrame(join(folder, 'frame'))
const system = world.browser()
await system.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
const phone = await startPhone({
  ...{ browser, origin: world.issuer, folder: join(folder, 'frame') },
  authorize: async url => String((await system.open(url)).url),
})
await phone.frame.getByRole('button', { name: 'Нэвтрэх' }).click()
await until('the work area', () => phone.isAreaVisible() && phone.area())
await pause(5000)
await writeFile(join(FOLDER, 'phone.png'), await phone.capture())
await phone.close()
await browser.close()

const program = join(folder, 'desktop.js')
const entry = fileURLToPath(new URL('./world/desktop-program.ts', import.meta.url))
await bundleForGjs({ entry, file: program })
const windows = await startWindowSystem(await mkdtemp(join(folder, 'windows-')))
const machine = await startMachine({ system: windows, folder, program, origin: world.issuer })
await signInAt(machine, windows, system)
await machine.showing('work')
await pause(5000)
await machine.ask('picture', { path: join(FOLDER, 'desktop.png') })
await machine.stop()
await windows.stop()

await kiosk.stop()
services.close()
await counter.close()
for (const end of endings) await end()
await rm(folder, { recursive: true, force: true })
process.exit(0)
