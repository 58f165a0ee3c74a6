import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { authorised, startTamga } from '../../contestants/tamga.ts'
import { finding } from '../../measurement/report.ts'
import { median } from '../../measurement/statistics.ts'
import { presentedTokens, seedSessions } from '../../seeds.ts'
import { untilCalm } from '../../world/until.ts'
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
    const ours = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'slow_callers',
        shedsLoad: true,
        seed: seedSessions(SESSIONS),
        requests: () => presentedTokens(SESSIONS).map(each => authorised(each, '/me')),
      })
    return withContenders([ours], async ([tamga]) => {
      const { load, pids } = tamga!
      const port = Number(new URL(load.origins[0]!).port)
      const bounds = { connections: 4, seconds: bench.options.seconds, most: MOST_OPERATIONS }
      const latency = async () => (await bench.driver.drive(load, bounds)).p50
      await latency()
      const figures = { senders: [] as number[], readers: [] as number[] }
      const kinds = { senders: sendSlowly(port), readers: readNever(port) }
      for (let round = 0; round < bench.options.rounds; round++) {
        for (const [name, open] of Object.entries(kinds)) {
          const alone = await latency()
          const crowd = await open()
          // Answering so many at once is load, which other scenarios measure; what is left then is that they are slow.
          await untilCalm(pids)
          figures[name as keyof typeof figures].push((await latency()) / alone)
          bench.say(`  round ${round + 1}: ${countOpen(port)} of ${SLOW} slow ${name} were there`)
          crowd.stop()
          await untilCalm(pids)
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

/** proc(5): connections of these callers that the kernel holds for established. A socket that reads nothing does not learn that it was cut. */
const countOpen = (port: number): number => {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([, at, from, state]) => at?.endsWith(local) && from?.slice(2, 8) === '01007F' && state === '01')
    .length
}

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
  (port: number): Callers =>
  async () => {
    // The largest answer there is: no buffer of a kernel takes all of it.
    const sockets = await openAll(port, 'GET /api/v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n')
    for (const socket of sockets) socket.pause()
    return { stop: () => sockets.forEach(socket => void socket.destroy()) }
  }
