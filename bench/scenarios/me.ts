import { bareFastify } from '../contestants/bare-fastify.ts'
import { authorised, startTamga } from '../contestants/tamga.ts'
import { type CountingProxy, startCountingProxy } from '../counting-proxy.ts'
import { finding, ratioOf, rowsOf } from '../report.ts'
import { type Bench, runRounds } from '../rounds.ts'
import { presentedTokens, seedSessions } from '../seeds.ts'
import { type Scenario, withContenders } from './scenario.ts'

const COUNTED = 100
const SESSIONS = 1000

export const me: Scenario = {
  name: 'me',
  about: 'GET /api/v1/me: session, tenant, permissions and profile, beside the least that a handler can do',
  async run(bench) {
    const trips = await countRoundTrips(bench)
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
        ratios: [ratioOf(samples, tamga, rls, 2), ratioOf(samples, tamga, plain)],
        findings: [finding('database round trips of one request', trips, 3)],
      }
    })
  },
}

/** One request after the other on a quiet service; what jobs do meanwhile has a role of its own and is not counted. */
async function countRoundTrips({ postgres, driver }: Bench): Promise<number> {
  let proxy: CountingProxy | undefined
  const through = async (url: string) => {
    proxy = await startCountingProxy(url)
    return proxy.url
  }
  const start = () =>
    startTamga(postgres, {
      name: 'Tamga',
      database: 'round_trips',
      through,
      requests: token => [authorised(token, '/me')],
    })
  const isRequest = (role: string) => role === 'tamga_app' || role === 'tamga_platform'
  try {
    return await withContenders([start], async ([tamga]) => {
      const send = (most: number) => driver.drive(tamga!.load, { connections: 1, seconds: 30, most })
      await send(20)
      const before = proxy!.count(isRequest)
      await send(COUNTED)
      return (proxy!.count(isRequest) - before) / COUNTED
    })
  } finally {
    await proxy?.stop()
  }
}
