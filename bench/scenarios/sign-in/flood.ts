import { authorised, loginRequest, startTamga } from '../../contestants/tamga.ts'
import { startDriver } from '../../drive.ts'
import { finding } from '../../measurement/report.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const CROWD = 64
const MOST_OPERATIONS = 1_000_000
const MOST_TIMES_LONGER = 2

/** Every sign-in costs a password hash; what others wait for must not queue behind them. */
export const flood: Scenario = {
  name: 'login-flood',
  about: `GET /api/v1/me alone, and beside ${CROWD} connections that sign in without a pause`,
  async run(bench) {
    const start = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'login_flood',
        shedsLoad: true,
        settings: { LOGIN_LIMIT_ACCOUNT: 'off', LOGIN_LIMIT_ADDRESS: 'off' },
        requests: token => [authorised(token, '/me')],
      })
    return withContenders([start], async ([tamga]) => {
      const { load } = tamga!
      const few = { connections: 4, seconds: bench.options.seconds, most: MOST_OPERATIONS }
      // The first run warms up.
      await bench.driver.drive(load, few)
      const alone = await bench.driver.drive(load, few)
      const crowd = startDriver()
      try {
        const signingIn = crowd.drive({ ...load, requests: [loginRequest] }, { ...few, connections: CROWD })
        const beside = await bench.driver.drive(load, few)
        await signingIn
        return {
          rows: [],
          ratios: [],
          findings: [
            finding('milliseconds of another request alone, median', alone.p50),
            finding('milliseconds of another request alone, 99 of 100', alone.p99),
            finding(`beside ${CROWD} who sign in, median`, beside.p50),
            finding(`beside ${CROWD} who sign in, 99 of 100`, beside.p99),
            finding('how many times longer, median', beside.p50 / alone.p50, MOST_TIMES_LONGER),
          ],
        }
      } finally {
        crowd.stop()
      }
    })
  },
}
