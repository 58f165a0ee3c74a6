import { bareArgon2 } from '../../contestants/bare-argon2.ts'
import { loginRequest, startTamga } from '../../contestants/tamga.ts'
import { finding, ratioOf, rowsOf } from '../../report.ts'
import { countRoundTrips } from '../../round-trips.ts'
import { runRounds } from '../../rounds.ts'
import { type Scenario, withContenders } from '../scenario.ts'

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
      const samples = await runRounds(bench, contenders)
      return {
        rows: rowsOf(samples),
        ratios: [ratioOf(samples, { of: contenders[0]!.name, against: contenders[1]!.name, bar: 1.15 })],
        findings: [finding('database round trips of one login', trips)],
      }
    })
  },
}
