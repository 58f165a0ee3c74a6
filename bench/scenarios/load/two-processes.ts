import type { Contender } from '../../contestants/contestant.ts'
import { authorised, startTamga } from '../../contestants/tamga.ts'
import { compareInRounds } from '../../measurement/comparison.ts'
import { ratioOf } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { presentedTokens, seedSessions } from '../../seeds.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const SESSIONS = 1000

/** Until its code is compiled, a process costs more: each has run as often as the other before it is measured. */
const WARM_OPERATIONS = 4000
const WARM_SECONDS = 20

/**
 * Each process has as many callers: who needs two has work for two. With fewer callers a process finds less to do each time it wakes up,
 * and an operation costs more, whether there is another process or not.
 */
export const twoProcesses: Scenario = {
  name: 'two-processes',
  about: 'GET /api/v1/me over two processes on one database, beside one with as many callers as each of them',
  async run(bench) {
    const starts = [1, 2].map(
      processes => () =>
        startTamga(bench.postgres, {
          name: processes === 1 ? 'one process' : 'two processes',
          database: `processes_${processes}`,
          processes,
          connections: Math.ceil((bench.options.connections / 2) * processes),
          seed: seedSessions(SESSIONS),
          requests: () => presentedTokens(SESSIONS).map(token => authorised(token, '/me')),
        }),
    )
    return withContenders(starts, async contenders => {
      for (const contender of contenders) await warm(bench, contender)
      const [one, two] = contenders.map(({ name }) => name) as [string, string]
      const compared = await compareInRounds(bench, contenders, samples => [
        ratioOf(samples, { of: two, against: one, bar: 1.1 }),
      ])
      return { ...compared, findings: [] }
    })
  },
}

const warm = ({ driver, options }: Bench, { load, pids }: Contender) =>
  driver.drive(load, {
    connections: options.connections,
    seconds: WARM_SECONDS,
    most: WARM_OPERATIONS * pids.length,
  })
