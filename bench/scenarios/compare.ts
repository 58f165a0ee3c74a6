// This checkout against another one: the same service, before and after a change, in turn on the same server.

import type { Contender } from '../contestants/contestant.ts'
import { loginRequest } from '../contestants/tamga.ts'
import { TITLES } from '../provider/bars.ts'
import { contenderOf } from '../provider/contenders.ts'
import type { Operation } from '../provider/operations.ts'
import type { RunningProvider } from '../provider/provider.ts'
import { tamgaProvider } from '../provider/tamga.ts'
import { type Terms, termsOf } from '../provider/terms.ts'
import { type Ratio, ratioOf, rowsOf } from '../report.ts'
import { type Bench, runRounds, type Samples } from '../rounds.ts'
import { spreadOf } from '../statistics.ts'
import type { Measurement, Scenario } from './scenario.ts'

const NOW = 'now'
const BEFORE = 'before'
/** How much dearer an operation may have become, and how far the rounds may disagree if there is to be a verdict. */
const DEARER_AT_MOST = 1.05
const SPREAD_AT_MOST = 0.05
const LEAST_ROUNDS = 7
const MOST_ROUNDS = 28

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

/** More rounds for as long as they disagree. Where they still do at the end, nothing is said. */
async function compare(bench: Bench, name: string, contenders: readonly Contender[]) {
  const all = new Map<string, Samples extends ReadonlyMap<string, infer S> ? S : never>()
  let ratio: Ratio
  let spread: number
  do {
    const more = await runRounds(
      { ...bench, options: { ...bench.options, rounds: LEAST_ROUNDS } },
      contenders,
    )
    for (const [one, samples] of more) all.set(one, [...(all.get(one) ?? []), ...samples])
    ratio = ratioOf(all, { of: NOW, against: BEFORE, bar: DEARER_AT_MOST })
    spread = spreadOf(ratio.rounds)
  } while (spread > SPREAD_AT_MOST && ratio.rounds.length < MOST_ROUNDS)
  const isClear = spread <= SPREAD_AT_MOST
  const named = (which: string) => `${name}: ${which}`
  return {
    rows: rowsOf(all).map(row => ({ ...row, name: named(row.name) })),
    ratios: [{ ...ratio, of: named(NOW), ...(!isClear && { bar: null, kept: null }) }],
  }
}
