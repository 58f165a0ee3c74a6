import type { Contender } from '../contestants/contestant.ts'
import { compareInRounds } from '../measurement/comparison.ts'
import { advantageOf, finding, type Result, wordOf } from '../measurement/report.ts'
import { type Bench, tryOut } from '../measurement/rounds.ts'
import type { Postgres } from '../postgres.ts'
import { BARS, TITLES } from '../provider/bars.ts'
import { betterAuth } from '../provider/better-auth.ts'
import { contenderOf } from '../provider/contenders.ts'
import { glewlwyd } from '../provider/glewlwyd.ts'
import { handWritten } from '../provider/hand-written.ts'
import { oidcProvider } from '../provider/oidc-provider.ts'
import { loadsOf, type Operation } from '../provider/operations.ts'
import type { Peer, RunningProvider, StartProvider } from '../provider/provider.ts'
import { tamgaProvider } from '../provider/tamga.ts'
import { type Terms, termsOf } from '../provider/terms.ts'
import { countProviderTrips } from '../round-trips.ts'
import type { Scenario } from './scenario.ts'

const STARTS: Readonly<Record<Peer, (postgres: Postgres) => StartProvider>> = {
  'hand-written': handWritten,
  'oidc-provider': oidcProvider,
  'better-auth': betterAuth,
  glewlwyd,
}
const OURS = 'Tamga'
const MOST_MEGABYTES = 320

type Measured = Pick<Result, 'rows' | 'ratios'> & { operation: Operation }

export const provider: Scenario = {
  name: 'provider',
  about: 'what an OpenID provider does all day, beside the peers that npm and Debian offer',
  async run(bench) {
    const terms = termsOf(bench.options.algorithm)
    const trips = await countProviderTrips(bench, terms, bench.options.operations)
    const running = await startAll(bench, terms)
    try {
      await fill(bench, running, terms)
      const measured: Measured[] = []
      for (const operation of bench.options.operations)
        measured.push(await measureOne(bench, running, { terms, operation }))
      return {
        rows: measured.flatMap(({ rows }) => rows),
        ratios: measured.flatMap(({ ratios }) => ratios),
        findings: [
          ...[...trips].map(([operation, count]) =>
            finding(`database round trips of one ${TITLES[operation]}`, count),
          ),
          finding(
            'megabytes of the service at most, every module in it',
            mostMemory(measured),
            MOST_MEGABYTES,
          ),
        ],
        summary: summaryOf(
          measured,
          running.map(({ name }) => name),
        ),
      }
    } finally {
      for (const { stop } of running) await stop()
    }
  },
}

const mostMemory = (measured: readonly Measured[]): number =>
  Math.max(...measured.flatMap(({ rows }) => rows.filter(isOurs)).map(({ rss_mb }) => rss_mb))

const isOurs = ({ name }: { name: string }): boolean => name.endsWith(`: ${OURS}`)

/** A peer that cannot be had on this machine is left out, with a word of it. */
async function startAll(bench: Bench, terms: Terms): Promise<RunningProvider[]> {
  const running: RunningProvider[] = []
  const starts = [
    tamgaProvider(bench.postgres),
    ...bench.options.peers.map(name => STARTS[name](bench.postgres)),
  ]
  for (const start of starts) {
    try {
      running.push(await start(terms))
    } catch (error) {
      bench.say(`  left out: ${(error as Error).message}`)
    }
  }
  return running
}

/** Tables that live are neither empty nor unknown to the planner. */
async function fill({ driver, postgres }: Bench, running: readonly RunningProvider[], terms: Terms) {
  const bounds = { connections: 8, seconds: 5, most: 2000 }
  for (const each of running) {
    const loads = loadsOf(each, terms)
    for (const load of [loads.client_credentials, loads.auth]) await driver.drive(load, bounds)
  }
  await postgres.analyze()
}

async function measureOne(
  bench: Bench,
  running: readonly RunningProvider[],
  task: { terms: Terms; operation: Operation },
): Promise<Measured> {
  const { operation } = task
  bench.say(` ${TITLES[operation]}`)
  const able = running.filter(
    ({ paths }) => operation !== 'session_check' || paths.sessionCheck !== undefined,
  )
  const contenders: Contender[] = []
  for (const each of able) contenders.push(...(await contendersOf(bench, each, task)))
  const names = contenders.map(({ name }) => name)
  const peers = names.filter(name => name !== OURS && names.includes(OURS))
  const { rows, ratios } = await compareInRounds(bench, contenders, samples =>
    peers.map(name => advantageOf(samples, { of: OURS, against: name, bar: BARS[operation][name] })),
  )
  const named = (name: string) => `${TITLES[operation]}: ${name}`
  return {
    operation,
    rows: rows.map(row => ({ ...row, name: named(row.name) })),
    ratios: ratios.map(ratio => ({ ...ratio, of: named(ratio.of) })),
  }
}

/** One that fails at an operation is left out of it; the others go on. */
async function contendersOf(
  bench: Bench,
  each: RunningProvider,
  task: { terms: Terms; operation: Operation },
): Promise<Contender[]> {
  try {
    const contender = await contenderOf(bench.driver, each, task)
    await tryOut(bench, contender)
    return [contender]
  } catch (error) {
    bench.say(`  left out: ${(error as Error).message}`)
    return []
  }
}

/** The table of the bars: what each costs, and how many times ours that is. */
function summaryOf(measured: readonly Measured[], names: readonly string[]): string[][] {
  const title = ['CPU µs per operation', ...names]
  return [title, ...measured.map(each => [TITLES[each.operation], ...names.map(name => cellOf(each, name))])]
}

function cellOf({ operation, rows, ratios }: Measured, name: string): string {
  const called = `${TITLES[operation]}: ${name}`
  const row = rows.find(each => each.name === called)
  const ratio = ratios.find(({ of }) => of === called)
  if (!row) return '–'
  const cost = row.cpu_us.toFixed(0)
  if (!ratio) return cost
  const bar = ratio.bar === null ? '' : ` (≥ ${ratio.bar}${ratio.kept ? '' : ` ${wordOf(ratio.kept)}`})`
  return `${cost} = ${ratio.ratio.toFixed(2)}×${bar}`
}
