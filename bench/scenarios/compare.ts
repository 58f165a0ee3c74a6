// This checkout against another one: the same service, before and after a change, in turn on the same server.

import type { Contender } from '../contestants/contestant.ts'
import { loginRequest } from '../contestants/tamga.ts'
import { compareInRounds } from '../measurement/comparison.ts'
import { ratioOf } from '../measurement/report.ts'
import type { Bench } from '../measurement/rounds.ts'
import { TITLES } from '../provider/bars.ts'
import { contenderOf } from '../provider/contenders.ts'
import type { Operation } from '../provider/operations.ts'
import type { RunningProvider } from '../provider/provider.ts'
import { tamgaProvider } from '../provider/tamga.ts'
import { type Terms, termsOf } from '../provider/terms.ts'
import type { Measurement, Scenario } from './scenario.ts'

const NOW = 'now'
const BEFORE = 'before'
/** How much dearer an operation may have become. */
const DEARER_AT_MOST = 1.05
const LEAST_ROUNDS = 7

export const compareWith = (checkout: URL): Scenario => ({
  name: 'compare',
  about: `what each operation costs now and cost in ${checkout.pathname}`,
  async run(bench) {
    const terms = termsOf(bench.options.algorithm)
    const running: RunningProvider[] = []
    try {
      running.push(await tamgaProvider(bench.postgres, { name: NOW, database: 'now' })(terms))
      running.push(await tamgaProvider(bench.postgres, { name: BEFORE, database: 'before', checkout })(terms))
      const measured: Pick<Measurement, 'rows' | 'ratios'>[] = []
      for (const operation of bench.options.operations)
        measured.push(
          await compareOrTell(bench, TITLES[operation], () => taskOf(bench, running, { terms, operation })),
        )
      measured.push(await compareOrTell(bench, 'login', async () => running.map(loginOf)))
      return {
        rows: measured.flatMap(({ rows }) => rows),
        ratios: measured.flatMap(({ ratios }) => ratios),
        findings: [],
      }
    } finally {
      for (const { stop } of running) await stop()
    }
  },
})

async function taskOf(
  { driver, postgres }: Bench,
  running: readonly RunningProvider[],
  task: { terms: Terms; operation: Operation },
): Promise<Contender[]> {
  const contenders: Contender[] = []
  for (const each of running) contenders.push(await contenderOf(driver, each, task))
  await postgres.analyze()
  return contenders
}

const loginOf = ({ name, pids, origin }: RunningProvider): Contender => ({
  name,
  pids,
  connections: 2,
  load: { origins: [origin], requests: [loginRequest] },
  stop: async () => undefined,
})

/** An operation that one of the two refuses is told and left out: the others are measured all the same. */
async function compareOrTell(bench: Bench, name: string, start: () => Promise<Contender[]>) {
  bench.say(` ${name}`)
  try {
    const compared = await compare(bench, name, await start())
    for (const { ratio, rounds } of compared.ratios)
      bench.say(` ${name}: ${ratio.toFixed(3)} in ${rounds.length} rounds`)
    return compared
  } catch (error) {
    bench.say(` ${name} could not be compared: ${error instanceof Error ? error.message : error}`)
    return { rows: [], ratios: [] }
  }
}

async function compare(bench: Bench, name: string, contenders: readonly Contender[]) {
  const rounds = Math.max(LEAST_ROUNDS, bench.options.rounds)
  const { rows, ratios } = await compareInRounds(
    { ...bench, options: { ...bench.options, rounds } },
    contenders,
    samples => [ratioOf(samples, { of: NOW, against: BEFORE, bar: DEARER_AT_MOST })],
  )
  const named = (which: string) => `${name}: ${which}`
  return {
    rows: rows.map(row => ({ ...row, name: named(row.name) })),
    ratios: ratios.map(ratio => ({ ...ratio, of: named(NOW) })),
  }
}
