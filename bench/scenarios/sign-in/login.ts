import { bareArgon2 } from '../../contestants/bare-argon2.ts'
import { loginRequest, startTamga } from '../../contestants/tamga.ts'
import { compareInRounds } from '../../measurement/comparison.ts'
import { finding, ratioOf } from '../../measurement/report.ts'
import { countRoundTrips } from '../../round-trips.ts'
import { type Scenario, withContenders } from '../scenario.ts'

/** Seconds. What a hash costs moves with whoever else uses the memory of the machine: the shorter the turns, the more both have of it. */
const TURN_AT_MOST = 1

export const login: Scenario = {
  name: 'login',
  about: 'POST /api/v1/auth/login with the right password, beside the bare Argon2id verification',
  async run(bench) {
    const trips = await countRoundTrips(bench, 'login', () => loginRequest)
    const ours = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'login',
        connections: 2,
        requests: () => [loginRequest],
      })
    return withContenders([ours, () => bareArgon2(bench.postgres)], async contenders => {
      const [tamga, bare] = contenders.map(({ name }) => name) as [string, string]
      const seconds = Math.min(TURN_AT_MOST, bench.options.seconds)
      const compared = await compareInRounds(
        { ...bench, options: { ...bench.options, seconds } },
        contenders,
        samples => [ratioOf(samples, { of: tamga, against: bare, bar: 1.15 })],
      )
      return { ...compared, findings: [finding('database round trips of one login', trips)] }
    })
  },
}
