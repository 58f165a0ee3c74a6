import { connect, type Socket } from 'node:net'
import { authorised, startTamga } from '../../contestants/tamga.ts'
import { finding } from '../../report.ts'
import { presentedTokens, seedSessions } from '../../seeds.ts'
import { median } from '../../statistics.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const SESSIONS = 1000
const SLOW = 1000
const MOST_OPERATIONS = 1_000_000
/** Callers from so many addresses: of one alone a quarter is cut. */
const ADDRESSES = 50
const BAR = 1.2

export const slowCallers: Scenario = {
  name: 'overload-slow-callers',
  about: `GET /api/v1/me alone, beside ${SLOW} who send a body byte by byte, and beside ${SLOW} who do not take their answer`,
  isLong: true,
  async run(bench) {
    let token = ''
    const ours = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'slow_callers',
        shedsLoad: true,
        seed: seedSessions(SESSIONS),
        requests: given => {
          token = given
          return presentedTokens(SESSIONS).map(each => authorised(each, '/me'))
        },
      })
    return withContenders([ours], async ([tamga]) => {
      const { load } = tamga!
      const port = Number(new URL(load.origins[0]!).port)
      const bounds = { connections: 4, seconds: bench.options.seconds, most: MOST_OPERATIONS }
      const latency = async () => (await bench.driver.drive(load, bounds)).p50
      await latency()
      const figures = { senders: [] as number[], readers: [] as number[] }
      const kinds = { senders: sendSlowly(port), readers: readNever(port, token) }
      for (let round = 0; round < bench.options.rounds; round++) {
        for (const [name, open] of Object.entries(kinds)) {
          const alone = await latency()
          const crowd = await open()
          figures[name as keyof typeof figures].push((await latency()) / alone)
          crowd.stop()
        }
      }
      return {
        rows: [],
        ratios: [],
        findings: [
          finding(`times longer beside ${SLOW} slow senders, median`, median(figures.senders), BAR),
          finding(`times longer beside ${SLOW} slow readers, median`, median(figures.readers), BAR),
        ],
      }
    })
  },
}

type Callers = () => Promise<{ stop(): void }>

/** Opens so many connections, each from an address of its own network, and says the same on each. */
async function openAll(port: number, words: string): Promise<Socket[]> {
  const sockets = Array.from({ length: SLOW }, (_, index) =>
    connect({ host: '127.0.0.1', port, localAddress: `127.0.1.${1 + (index % ADDRESSES)}` }),
  )
  for (const socket of sockets) socket.on('error', () => socket.destroy())
  await Promise.all(
    sockets.map(socket => new Promise(resolve => socket.once('connect', resolve).once('close', resolve))),
  )
  for (const socket of sockets) socket.write(words)
  return sockets
}

const sendSlowly =
  (port: number): Callers =>
  async () => {
    const head =
      'POST /api/v1/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'
    const sockets = await openAll(port, head)
    const timer = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write(' ')
    }, 1000)
    return {
      stop() {
        clearInterval(timer)
        for (const socket of sockets) socket.destroy()
      },
    }
  }

const readNever =
  (port: number, token: string): Callers =>
  async () => {
    const ask = `GET /api/v1/organisation/members?limit=200 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`
    const sockets = await openAll(port, ask)
    for (const socket of sockets) socket.pause()
    return { stop: () => sockets.forEach(socket => void socket.destroy()) }
  }
