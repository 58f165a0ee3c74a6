import { bareFastify } from '../contestants/bare-fastify.ts'
import { authorised, startTamga } from '../contestants/tamga.ts'
import { compareInRounds } from '../measurement/comparison.ts'
import { finding, ratioOf } from '../measurement/report.ts'
import { countRoundTrips } from '../round-trips.ts'
import { presentedTokens, seedSessions } from '../seeds.ts'
import { type Scenario, withContenders } from './scenario.ts'

const SESSIONS = 1000

export const me: Scenario = {
  name: 'me',
  about: 'GET /api/v1/me: session, tenant, permissions and profile, beside the least that a handler can do',
  async run(bench) {
    const trips = await countRoundTrips(bench, 'me', token => authorised(token, '/me'))
    const ours = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'me',
        seed: seedSessions(SESSIONS),
        requests: () => presentedTokens(SESSIONS).map(token => authorised(token, '/me')),
      })
    const starts = [
      ours,
      () => bareFastify('rls')(bench.postgres),
      () => bareFastify('plain')(bench.postgres),
    ]
    return withContenders(starts, async contenders => {
      const [tamga, rls, plain] = contenders.map(({ name }) => name) as [string, string, string]
      const compared = await compareInRounds(bench, contenders, samples => [
        ratioOf(samples, { of: tamga, against: rls, bar: 2 }),
        ratioOf(samples, { of: tamga, against: plain }),
      ])
      return { ...compared, findings: [finding('database round trips of one request', trips, 3)] }
    })
  },
}
