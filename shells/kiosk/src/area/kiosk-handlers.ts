import {
  agreeOnMajor,
  type Handlers,
  MAJOR,
  type Method,
  type Result,
  ShellError,
} from '@tamga/shell-contract'
import type { Drivers } from '../drivers/device-port.ts'
import type { KeptValues } from '../offline/kept-values.ts'
import type { OfflineQueue } from '../offline/offline-queue.ts'
import type { PrintQueue } from '../offline/print-queue.ts'
import type { SessionView } from './core-calls.ts'
import { printReceipt, type ReceiptSource } from './print-receipt.ts'

/** What the handlers need of the work area that they serve. */
export type Area = ReceiptSource & {
  session(): SessionView | null
  readMenu(): Promise<Result<'menu.get'>>
  setIdle(seconds: number): void
  /** Forgets everybody. */
  reset(): void
}

export type Services = {
  readonly drivers: Drivers
  readonly prints: PrintQueue | null
  readonly queue: OfflineQueue
  readonly values: KeptValues
}

const done = () => null

/** What a kiosk does for its page. A device that is not there is not offered. */
export function createHandlers(area: Area, { drivers, prints, queue, values }: Services): Handlers {
  const { drawer, display, scanner, terminal } = drivers
  return {
    'shell.ready': ({ supports }) => {
      const major = agreeOnMajor([MAJOR], supports)
      if (major === null) throw new ShellError('not_supported')
      return { major }
    },
    'session.get': () => area.session(),
    'session.signOut': () => leave(area),
    'session.reauthenticate': () => {
      leave(area)
      throw new ShellError('session_required')
    },
    'menu.get': () => area.readMenu(),
    'menu.setActive': done,
    'shell.setTitle': done,
    'shell.setLocale': done,
    'shell.setTheme': done,
    ...(prints && { 'device.print': order => printReceipt(requireSession(area), prints, order) }),
    ...(drawer && { 'device.cashDrawer': () => drawer.open().then(done) }),
    ...(display && { 'device.display': ({ lines }) => display.show(lines).then(done) }),
    ...(terminal && { 'device.pay': payment => terminal.pay(payment) }),
    ...(scanner && { 'device.scan': () => scanOnce(scanner) }),
    'offline.keep': ({ id, kind, body }) => {
      const { person, tenant } = requireSession(area).session()!
      const made = { person_id: person.id, tenant: tenant.slug, at: new Date().toISOString() }
      queue.keep({ id, kind, body, ...made })
      return { waiting: queue.waiting().length }
    },
    'offline.waiting': () => ({ waiting: queue.waiting().length }),
    'offline.write': ({ name, body }) => {
      values.write(ownName(area, name), body)
      return null
    },
    'offline.read': ({ name }) => ({ body: values.read(ownName(area, name)) }),
    'kiosk.reset': () => leave(area),
    'kiosk.idle': ({ seconds }) => {
      area.setIdle(seconds)
      return null
    },
  } satisfies Handlers
}

function requireSession(area: Area): Area {
  if (!area.session()) throw new ShellError('session_required')
  return area
}

/** What one organisation keeps, another does not find. */
const ownName = (area: Area, name: string): string => `${requireSession(area).session()!.tenant.slug} ${name}`

/** After the answer: the page that asked is gone a moment later. */
function leave(area: Area): null {
  setImmediate(() => area.reset())
  return null
}

const SCAN_MS = 14_000

function scanOnce(scanner: NonNullable<Drivers['scanner']>): Promise<{ text: string }> {
  return new Promise((resolve, reject) => {
    const leave = scanner.onScan(text => {
      clearTimeout(timer)
      leave()
      resolve({ text })
    })
    const timer = setTimeout(() => {
      leave()
      reject(new ShellError('timeout'))
    }, SCAN_MS)
  })
}

/** What keeps a work area going; everything else is up to the tenant. A kiosk has no badges. */
export const ALWAYS_ALLOWED: readonly Method[] = [
  ...(['shell.ready', 'session.get', 'session.signOut', 'session.reauthenticate', 'menu.get'] as const),
  ...(['menu.setActive', 'shell.setTitle', 'shell.setLocale', 'shell.setTheme'] as const),
  ...(['offline.keep', 'offline.waiting', 'offline.write', 'offline.read'] as const),
  ...(['kiosk.reset', 'kiosk.idle'] as const),
]
