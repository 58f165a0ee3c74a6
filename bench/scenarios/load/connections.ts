import { authorised, startTamga } from '../../contestants/tamga.ts'
import { finding } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { median } from '../../measurement/statistics.ts'
import { presentedTokens, seedSessions } from '../../seeds.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const SESSIONS = 1000
const BUSY = 192
const FAR_TOO_MANY = 1600
const MOST_OPERATIONS = 1_000_000

/** Requests that got what they asked for, each second; the rest were told to come back later. */
async function measureGoodput({ driver, options }: Bench, load: Parameters<Bench['driver']['drive']>[0]) {
  const goodput = async (connections: number) => {
    const bounds = { connections, seconds: options.seconds, most: MOST_OPERATIONS }
    const { operations, refused, seconds } = await driver.drive(load, bounds)
    return (operations - refused) / seconds
  }
  return { busy: await goodput(BUSY), overloaded: await goodput(FAR_TOO_MANY) }
}

export const connections: Scenario = {
  name: 'overload-connections',
  about: `answers per second of GET /api/v1/me at ${BUSY} and at ${FAR_TOO_MANY} connections`,
  isLong: true,
  async run(bench) {
    const ours = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'connections',
        shedsLoad: true,
        seed: seedSessions(SESSIONS),
        requests: () => presentedTokens(SESSIONS).map(token => authorised(token, '/me')),
      })
    return withContenders([ours], async ([tamga]) => {
      await bench.driver.drive(tamga!.load, { connections: 32, seconds: 3, most: MOST_OPERATIONS })
      const rounds: Awaited<ReturnType<typeof measureGoodput>>[] = []
      for (let round = 0; round < bench.options.rounds; round++)
        rounds.push(await measureGoodput(bench, tamga!.load))
      const of = (which: 'busy' | 'overloaded') => median(rounds.map(each => each[which]))
      return {
        rows: [],
        ratios: [],
        findings: [
          finding(`answers per second at ${BUSY} connections`, of('busy')),
          finding(`answers per second at ${FAR_TOO_MANY} connections`, of('overloaded')),
          finding('how many times fewer under overload', of('busy') / of('overloaded'), 2),
          finding(
            'the same in the worst round',
            Math.max(...rounds.map(({ busy, overloaded }) => busy / overloaded)),
          ),
        ],
      }
    })
  },
}
