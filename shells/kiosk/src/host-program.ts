import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setInterval as every } from 'node:timers'
import { startKiosk } from './kiosk.ts'
import type { KioskConfig } from './kiosk-files.ts'
import { deliverTo } from './offline/deliver.ts'
import { openServices } from './open-services.ts'

const VERSION = '1.0.0'
const ROUND_MS = 30_000

const path = process.argv[2]
if (!path) {
  process.stderr.write('tamga-kiosk CONFIG.json\n')
  process.exit(2)
}

const config = JSON.parse(readFileSync(path, 'utf8')) as KioskConfig
const services = await openServices(config)
const { session, queue, prints, drivers } = services
const kiosk = startKiosk({
  ...{ origin: config.origin, alsoAllowed: config.allowed_origins ?? [], session, services },
  browser: {
    executable: config.chromium ?? '/usr/bin/chromium',
    profiles: join(config.data_dir, 'profiles'),
    isHeadless: config.is_headless ?? false,
    withoutSandbox: config.without_sandbox ?? false,
  },
  idleSeconds: config.idle_seconds ?? 120,
  startPath: config.start_path ?? '/',
  language: config.language ?? 'mn',
})

/** What waits is sent, and the console learns how the machine is; a network that is away is tried again at the next round. */
async function makeRound(): Promise<void> {
  await prints?.resume().catch(() => {})
  await queue.flush(deliverTo(config)).catch(() => {})
  const devices = Object.values(drivers).map(port => ({ name: port.name, status: port.status() }))
  const health = { version: VERSION, queued: queue.waiting().length, devices }
  await session.report(config.tenant, health).then(kiosk.configure, () => {})
}

const round = every(() => void makeRound(), ROUND_MS)
void makeRound()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    clearInterval(round)
    void kiosk.stop().then(() => {
      services.close()
      process.exit(0)
    })
  })
