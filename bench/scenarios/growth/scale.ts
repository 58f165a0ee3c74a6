import { authorised, startTamga } from '../../contestants/tamga.ts'
import { compareInRounds } from '../../measurement/comparison.ts'
import { ratioOf } from '../../measurement/report.ts'
import { presentedTokens, seedSessions } from '../../seeds.ts'
import { type Scenario, withContenders } from '../scenario.ts'

const SIZES = [1000, 1_000_000] as const

export const scale: Scenario = {
  name: 'scale',
  about: 'the session check among 1 000 and among 1 000 000 sessions',
  isLong: true,
  async run(bench) {
    const starts = SIZES.map(
      size => () =>
        startTamga(bench.postgres, {
          name: `${size} sessions`,
          database: `scale_${size}`,
          seed: seedSessions(size),
          requests: () => presentedTokens(size).map(token => authorised(token, '/me')),
        }),
    )
    return withContenders(starts, async contenders => {
      const [few, many] = contenders.map(({ name }) => name) as [string, string]
      const compared = await compareInRounds(bench, contenders, samples => [
        ratioOf(samples, { of: many, against: few, bar: 1.3 }),
      ])
      return { ...compared, findings: [] }
    })
  },
}
