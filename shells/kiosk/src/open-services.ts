import { join } from 'node:path'
import { createShellSession, openDeviceKey, type ShellSessionClient } from '@tamga/shell-contract/session'
import type { Services } from './area/kiosk-handlers.ts'
import type { Drivers } from './drivers/device-port.ts'
import {
  createDisplay,
  createDrawer,
  createPrinter,
  createScanner,
  createTerminal,
} from './drivers/devices.ts'
import { createMemoryStore, type KioskConfig, readIdentity } from './kiosk-files.ts'
import { openKeptValues } from './offline/kept-values.ts'
import { openOfflineQueue } from './offline/offline-queue.ts'
import { openPrintQueue } from './offline/print-queue.ts'
import { journalKey } from './offline/sealed-journal.ts'

export type OpenServices = Services & { readonly session: ShellSessionClient; close(): void }

function openDrivers({ printer, display, scanner, terminal }: NonNullable<KioskConfig['devices']>): Drivers {
  return {
    ...(printer && { printer: createPrinter(printer), drawer: createDrawer(printer) }),
    ...(display && { display: createDisplay(display) }),
    ...(scanner && { scanner: createScanner(scanner) }),
    ...(terminal && { terminal: createTerminal(terminal) }),
  }
}

const WAIT_MS = 20_000

/** A network that swallows requests must not hold a machine that serves people. */
const fetchInTime: typeof fetch = (address, init) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(WAIT_MS) })

/** Everything of the machine that is not the browser. */
export async function openServices(config: KioskConfig): Promise<OpenServices> {
  const { id, key: stored } = await readIdentity(config.data_dir)
  const key = await openDeviceKey(stored)
  const sealingKey = journalKey(stored)
  const drivers = openDrivers(config.devices ?? {})
  const prints = drivers.printer
    ? openPrintQueue({
        path: join(config.data_dir, 'prints.journal'),
        ...{ sealingKey, printer: drivers.printer },
      })
    : null
  const queue = openOfflineQueue({
    ...{ path: join(config.data_dir, 'offline.journal'), sealingKey, key, device_id: id },
  })
  const values = openKeptValues(join(config.data_dir, 'values.journal'), sealingKey)
  const session = createShellSession({
    ...{ origin: config.origin, key, secrets: createMemoryStore(), fetch: fetchInTime },
    device: { id, name: config.name, platform: 'kiosk' },
  })
  return {
    ...{ drivers, prints, queue, values, session },
    close() {
      for (const port of Object.values(drivers)) port.close()
      prints?.close()
      queue.close()
      values.close()
    },
  }
}
