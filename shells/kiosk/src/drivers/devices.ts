import { setTimeout as pause } from 'node:timers/promises'
import {
  type Display,
  type Drawer,
  type Payment,
  type PortStatus,
  type Printer,
  PrintFault,
  type Scanner,
  type Terminal,
} from './device-port.ts'
import { askWhenPrinted, encodeDisplay, isPrintedAnswer, OPEN_DRAWER } from './escpos.ts'
import { openTransport, type Transport } from './transport.ts'

const PRINT_MS = 20_000
const PAY_MS = 120_000
const RECONNECT_MS = 2000

const state = () => {
  let status: PortStatus = 'ready'
  return {
    status: () => status,
    async during<T>(work: () => Promise<T>): Promise<T> {
      status = 'busy'
      try {
        const done = await work()
        status = 'ready'
        return done
      } catch (error) {
        status = 'error'
        throw error
      }
    },
  }
}

/** An ESC/POS printer: each receipt in a connection of its own, over only when the printer says that it is on paper. */
export function createPrinter(address: string): Printer {
  const { status, during } = state()
  let count = Math.floor(Math.random() * 9000)
  return {
    name: 'printer',
    status,
    close() {},
    print: bytes =>
      during(async () => {
        const transport = await openTransport(address).catch(error => {
          throw new PrintFault(String(error.message), true)
        })
        count = (count + 1) % 10_000
        const id = String(count).padStart(4, '0')
        try {
          await confirmed(transport, { bytes: [...bytes, ...askWhenPrinted(id)], id })
        } finally {
          transport.close()
        }
      }),
  }
}

function confirmed(transport: Transport, { bytes, id }: { bytes: number[]; id: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new PrintFault('the printer did not say that it printed', false))
    const timer = setTimeout(fail, PRINT_MS)
    let heard = Buffer.alloc(0)
    transport.onData(part => {
      heard = Buffer.concat([heard, part])
      if (!isPrintedAnswer(heard, id)) return
      clearTimeout(timer)
      resolve()
    })
    transport.onClose(() => {
      clearTimeout(timer)
      fail()
    })
    transport.write(Uint8Array.from(bytes)).catch(fail)
  })
}

async function sendOnce(address: string, bytes: Uint8Array): Promise<void> {
  const transport = await openTransport(address)
  await transport.write(bytes)
  transport.close()
}

/** Hangs on the printer, as cash drawers do. */
export function createDrawer(address: string): Drawer {
  const { status, during } = state()
  return { name: 'drawer', status, close() {}, open: () => during(() => sendOnce(address, OPEN_DRAWER)) }
}

export function createDisplay(address: string): Display {
  const { status, during } = state()
  return {
    name: 'display',
    status,
    close() {},
    show: lines => during(() => sendOnce(address, encodeDisplay(lines))),
  }
}

/** A scanner sends a line for each code; it is looked for again when it is unplugged. */
export function createScanner(address: string): Scanner {
  const listeners = new Set<(text: string) => void>()
  const closing = new AbortController()
  let status: PortStatus = 'gone'
  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      const transport = await openTransport(address).catch(() => null)
      if (transport) {
        status = 'ready'
        await readLines(transport, {
          signal: closing.signal,
          take: text => {
            for (const listener of listeners) listener(text)
          },
        })
        status = 'gone'
      }
      await pause(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  void follow()
  return {
    name: 'scanner',
    status: () => status,
    close: () => closing.abort(),
    onScan(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function readLines(
  transport: Transport,
  { signal, take }: { signal: AbortSignal; take: (line: string) => void },
): Promise<void> {
  return new Promise(resolve => {
    let rest = ''
    transport.onData(bytes => {
      const lines = (rest + bytes.toString()).split(/[\r\n]+/)
      rest = lines.pop()!
      for (const line of lines.filter(Boolean)) take(line.slice(0, 4000))
    })
    transport.onClose(resolve)
    signal.addEventListener('abort', () => transport.close(), { once: true })
  })
}

/** A card terminal on the network: one line of JSON for a payment, one back. Each maker's own protocol goes behind the same port. */
export function createTerminal(address: string): Terminal {
  const { status, during } = state()
  return {
    name: 'terminal',
    status,
    close() {},
    pay: payment => during(() => askTerminal(address, payment)),
  }
}

async function askTerminal(address: string, payment: Payment) {
  const transport = await openTransport(address)
  const signal = AbortSignal.timeout(PAY_MS)
  const answers: string[] = []
  const read = readLines(transport, {
    signal,
    take: line => {
      answers.push(line)
      transport.close()
    },
  })
  await transport.write(new TextEncoder().encode(`${JSON.stringify(payment)}\n`))
  await read
  const { approved, authorization } = JSON.parse(answers[0] ?? '{}')
  if (typeof approved !== 'boolean') throw new Error('the terminal did not answer')
  return { approved, authorization: typeof authorization === 'string' ? authorization : null }
}
