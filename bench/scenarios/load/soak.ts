import { authorised, loginRequest, startTamga } from '../../contestants/tamga.ts'
import { finding } from '../../measurement/report.ts'
import { residentBytes } from '../../process-tree.ts'
import { presentedTokens, seedSessions } from '../../seeds.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const SESSIONS = 1000
const PART_SECONDS = 10
const MOST_OPERATIONS = 1_000_000
const MOST_MB = 320
/** What half an hour may add, in MB: less than one batch of objects that wait for the collector. */
const MOST_GROWTH = 16

/** Mixed load, and the memory of the process while it lasts: lists, pages of the log, session checks and sign-ins. */
export const soak: Scenario = {
  name: 'soak',
  about: 'memory under mixed load for --minutes (2 unless said; 30 for a figure worth keeping)',
  isLong: true,
  async run(bench) {
    const ours = () =>
      startTamga(bench.postgres, {
        name: 'Tamga',
        database: 'soak',
        shedsLoad: true,
        settings: { LOGIN_LIMIT_ACCOUNT: 'off', LOGIN_LIMIT_ADDRESS: 'off' },
        seed: seedSessions(SESSIONS),
        requests: token => [
          ...presentedTokens(SESSIONS).map(each => authorised(each, '/me')),
          ...['/organisation/members?limit=50', '/audit?limit=50', '/dashboard', '/me/sessions'].flatMap(
            path => Array.from({ length: 25 }, () => authorised(token, path)),
          ),
          ...Array.from({ length: 10 }, () => loginRequest),
        ],
      })
    return withContenders([ours], async ([tamga]) => {
      const samples: [number, number][] = []
      const started = performance.now()
      const minutes = () => (performance.now() - started) / 60_000
      while (minutes() < bench.options.minutes) {
        const bounds = {
          connections: bench.options.connections,
          seconds: PART_SECONDS,
          most: MOST_OPERATIONS,
        }
        const { operations, refused } = await bench.driver.drive(tamga!.load, bounds)
        const mb = residentBytes(tamga!.pids) / 1024 / 1024
        samples.push([minutes(), mb])
        bench.say(
          `  ${minutes().toFixed(1)} min: ${mb.toFixed(0)} MB, ${operations} answers, ${refused} refused`,
        )
      }
      // Caches fill and code is compiled in the first half.
      const settled = samples.slice(Math.floor(samples.length / 2))
      return {
        rows: [],
        ratios: [],
        findings: [
          finding('most memory, MB', Math.max(...samples.map(([, mb]) => mb)), MOST_MB),
          finding('growth of the second half, MB in 30 minutes', slopeOf(settled) * 30, MOST_GROWTH),
        ],
      }
    })
  },
}

/** The least squares line through the samples: MB in a minute. */
function slopeOf(samples: readonly [number, number][]): number {
  const mean = (place: 0 | 1) => samples.reduce((sum, sample) => sum + sample[place], 0) / samples.length
  const [x, y] = [mean(0), mean(1)]
  const above = samples.reduce((sum, [minute, mb]) => sum + (minute - x) * (mb - y), 0)
  const below = samples.reduce((sum, [minute]) => sum + (minute - x) ** 2, 0)
  return below === 0 ? 0 : above / below
}
