import { loginRequest, startTamga } from '../contestants/tamga.ts'
import { startDriver } from '../drive.ts'
import type { Load, LoadRequest } from '../load.ts'
import { finding } from '../report.ts'
import type { Bench } from '../rounds.ts'
import { median } from '../statistics.ts'
import { type Scenario, withContenders } from './scenario.ts'

const CROWD = 64
const MOST_OPERATIONS = 1_000_000

const from = (address: string, request: LoadRequest): LoadRequest => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': address },
})

const guess = from('203.0.113.1', {
  ...loginRequest,
  body: JSON.stringify({ email: 'nobody@bench.example', password: 'a guess' }),
})

/** Milliseconds that a sign-in takes alone, and while somebody else keeps the password hashes busy. */
async function measureSignIn({ driver, options }: Bench, load: Load) {
  const crowd = startDriver()
  const one = { connections: 1, seconds: options.seconds, most: MOST_OPERATIONS }
  try {
    const alone = (await driver.drive(load, one)).p50
    const guessing = crowd.drive({ ...load, requests: [guess] }, { ...one, connections: CROWD })
    const beside = (await driver.drive(load, one)).p50
    await guessing
    return { alone, beside }
  } finally {
    crowd.stop()
  }
}

export const fairness: Scenario = {
  name: 'fairness',
  about: `a sign-in while ${CROWD} connections from elsewhere guess passwords`,
  isLong: true,
  async run(bench) {
    const ours = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'fairness',
        settings: { TRUST_PROXY_HEADERS: 'true', LOGIN_LIMIT_ADDRESS: 'off', LOGIN_LIMIT_ACCOUNT: 'off' },
        requests: () => [from('198.51.100.1', loginRequest)],
      })
    return withContenders([ours], async ([tamga]) => {
      const rounds: Awaited<ReturnType<typeof measureSignIn>>[] = []
      for (let round = 0; round < bench.options.rounds; round++)
        rounds.push(await measureSignIn(bench, tamga!.load))
      return {
        rows: [],
        ratios: [],
        findings: [
          finding('milliseconds of a sign-in alone', median(rounds.map(({ alone }) => alone))),
          finding('milliseconds beside the guesses', median(rounds.map(({ beside }) => beside))),
          finding('how many times longer', median(rounds.map(({ alone, beside }) => beside / alone)), 2),
        ],
      }
    })
  },
}
