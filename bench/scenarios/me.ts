import { bareFastify } from '../contestants/bare-fastify.ts'
import { authorised, startTamga } from '../contestants/tamga.ts'
import { finding, ratioOf, rowsOf } from '../report.ts'
import { countRoundTrips } from '../round-trips.ts'
import { runRounds } from '../rounds.ts'
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
      const samples = await runRounds(bench, contenders)
      const [tamga, rls, plain] = contenders.map(({ name }) => name) as [string, string, string]
      return {
        rows: rowsOf(samples),
        ratios: [
          ratioOf(samples, { of: tamga, against: rls, bar: 2 }),
          ratioOf(samples, { of: tamga, against: plain }),
        ],
        findings: [finding('database round trips of one request', trips, 3)],
      }
    })
  },
}
