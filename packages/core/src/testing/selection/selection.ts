import { execFileSync } from 'node:child_process'
import { testsEverything } from '../test-environment.ts'

/** The commit decides what a test samples, so that a run can be repeated and the next commit looks at other cases. */
export function seedOfCommit(): number {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 8), 16)
  } catch {
    return 0
  }
}

/** Whether this commit looks at the case in this place, where so many take turns; every one where everything is tested. */
export const isItsTurn = (place: number, turns: number): boolean =>
  testsEverything() || place % turns === seedOfCommit() % turns

/** Every so many of cases that are much alike, others with each commit; all of them where everything is tested. */
export function sampled<T>(cases: readonly T[], every: number): T[] {
  if (testsEverything()) return [...cases]
  const first = seedOfCommit() % every
  return cases.filter((_, at) => at % every === first)
}
