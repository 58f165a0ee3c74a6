import type { Contender } from '../contestants/contestant.ts'
import type { Result } from '../measurement/report.ts'
import type { Bench } from '../measurement/rounds.ts'

export type Measurement = Omit<Result, 'scenario' | 'server'>

export type Scenario = {
  name: string
  about: string
  /** Runs only when named or with --full. */
  isLong?: boolean
  /** Brings its own PostgreSQL along, so that one run of it is enough. */
  hasOwnServer?: boolean
  run(bench: Bench): Promise<Measurement>
}

/** Starts all, works, and stops whatever was started, also when something failed half-way. */
export async function withContenders<T>(
  starts: readonly (() => Promise<Contender>)[],
  work: (contenders: Contender[]) => Promise<T>,
): Promise<T> {
  const running: Contender[] = []
  try {
    for (const start of starts) running.push(await start())
    return await work(running)
  } finally {
    for (const { stop } of running) await stop()
  }
}
