import type { Contender } from '../contestants/contestant.ts'
import { type Ratio, type Result, rowsOf } from './report.ts'
import { type Bench, runRounds, type Samples } from './rounds.ts'

/** So long noise may keep a comparison from its verdict. */
const AT_MOST_MS = 300_000

/** More rounds for as long as noise could decide whether a bar is kept. Where it still could at the end, there is no verdict. */
export async function compareInRounds(
  bench: Bench,
  contenders: readonly Contender[],
  ratiosOf: (samples: Samples) => Ratio[],
): Promise<Pick<Result, 'rows' | 'ratios'>> {
  const deadline = performance.now() + AT_MOST_MS
  const samples = await runRounds(bench, contenders, {
    isEnough: soFar => performance.now() > deadline || ratiosOf(soFar).every(hasVerdict),
  })
  return { rows: rowsOf(samples), ratios: ratiosOf(samples) }
}

const hasVerdict = ({ bar, kept }: Ratio): boolean => bar === null || kept !== null
