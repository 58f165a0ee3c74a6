import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { drawCounter } from './paper-page.ts'
import { createReader, type Paper } from './read-escpos.ts'

/** Every device of a counter, on its own wire. */
export type SimulatedCounter = {
  readonly papers: Paper[]
  readonly drawerOpened: () => number
  readonly display: () => readonly string[]
  readonly payments: { amount: string; currency: string; reference: string }[]
  /** Addresses for the drivers. */
  readonly addresses: { printer: string; display: string; scanner: string; terminal: string }
  /** A page that shows the papers. */
  readonly page: string
  scan(text: string): void
  /** While true, the printer prints but does not say so. */
  setSilent(isSilent: boolean): void
  /** The terminal declines from now on. */
  setDeclining(isDeclining: boolean): void
  /** Every connection breaks now. */
  cutPower(): void
  close(): Promise<void>
}

const listen = (server: Server): Promise<number> =>
  new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** What stands on the counter now. */
type State = {
  readonly papers: Paper[]
  readonly payments: SimulatedCounter['payments']
  readonly sockets: Set<Socket>
  readonly scanners: Set<Socket>
  drawerOpened: number
  display: string[]
  isSilent: boolean
  isDeclining: boolean
}

type Device = (state: State, socket: Socket) => void

const printer: Device = (state, socket) => {
  const read = createReader({
    onPaper: paper => state.papers.push(paper),
    onDrawer: () => state.drawerOpened++,
    onAsked: id =>
      !state.isSilent && socket.write(Buffer.from([0x37, 0x22, ...Buffer.from(id.slice(-4)), 0])),
  })
  socket.on('data', read)
}

const display: Device = (state, socket) => {
  const lines: string[] = []
  const read = createReader({
    onPaper: ({ lines: shown }) => lines.push(...shown.map(({ text }) => text)),
    onDrawer() {},
    onAsked() {},
  })
  socket.on('data', read)
  socket.on('close', () => {
    // Ends what was shown, as a cut does on paper.
    read(Buffer.from([0x1d, 0x56, 0, 0]))
    state.display = lines
  })
}

const scanner: Device = (state, socket) => {
  state.scanners.add(socket.on('close', () => state.scanners.delete(socket)))
}

const terminal: Device = (state, socket) => {
  socket.on('data', line => {
    state.payments.push(JSON.parse(line.toString()))
    const authorization = state.isDeclining ? null : `A${String(state.payments.length).padStart(5, '0')}`
    socket.write(`${JSON.stringify({ approved: !state.isDeclining, authorization })}\n`)
  })
}

const DEVICES = { printer, display, scanner, terminal } as const

async function connect(state: State, device: Device) {
  const server = createServer(socket => {
    state.sockets.add(socket)
    socket.on('close', () => state.sockets.delete(socket))
    socket.on('error', () => {})
    device(state, socket)
  })
  return { server, address: `tcp://127.0.0.1:${await listen(server)}` }
}

export async function startCounter(): Promise<SimulatedCounter> {
  const state: State = {
    ...{ papers: [], payments: [], sockets: new Set(), scanners: new Set() },
    ...{ drawerOpened: 0, display: [], isSilent: false, isDeclining: false },
  }
  const names = Object.keys(DEVICES) as (keyof typeof DEVICES)[]
  const connected = await Promise.all(names.map(name => connect(state, DEVICES[name])))
  const http = createHttpServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(drawCounter(state))
  })
  const port = await listen(http)
  const addresses = Object.fromEntries(names.map((name, place) => [name, connected[place]!.address]))
  const cutPower = () => {
    for (const socket of state.sockets) socket.destroy()
  }
  return {
    papers: state.papers,
    payments: state.payments,
    drawerOpened: () => state.drawerOpened,
    display: () => state.display,
    addresses: addresses as SimulatedCounter['addresses'],
    page: `http://127.0.0.1:${port}/`,
    scan(text) {
      for (const socket of state.scanners) socket.write(`${text}\r\n`)
    },
    setSilent(isSilent) {
      state.isSilent = isSilent
    },
    setDeclining(isDeclining) {
      state.isDeclining = isDeclining
    },
    cutPower,
    async close() {
      cutPower()
      http.closeAllConnections()
      const servers = [...connected.map(({ server }) => server), http]
      await Promise.all(servers.map(server => new Promise(done => server.close(done))))
    },
  }
}
