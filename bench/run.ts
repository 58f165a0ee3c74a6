import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startDriver } from './drive.ts'
import { formatResult, type Result } from './measurement/report.ts'
import type { Bench } from './measurement/rounds.ts'
import { type Options, readOptions, USAGE } from './options.ts'
import { type Server, startPostgres } from './postgres.ts'
import { compareWith } from './scenarios/compare.ts'
import { SCENARIOS } from './scenarios/index.ts'
import type { Scenario } from './scenarios/scenario.ts'

const COMPARE = 'compare'

/** `login` names also what belongs to it: login-flood, login-refusals. */
const isNamed = (name: string, wanted: string): boolean => name === wanted || name.startsWith(`${wanted}-`)

function chosen({ scenarios, full }: Options): Scenario[] {
  const [first, other, ...more] = scenarios
  if (first === COMPARE) {
    if (other === undefined || more.length > 0)
      throw new Error(`compare takes one other checkout\n\n${USAGE}`)
    return [compareWith(pathToFileURL(`${resolve(other)}/`))]
  }
  const unknown = scenarios.find(wanted => !SCENARIOS.some(({ name }) => isNamed(name, wanted)))
  if (unknown)
    throw new Error(
      `there is no scenario ${unknown}: ${SCENARIOS.map(({ name }) => name).join(', ')}\n\n${USAGE}`,
    )
  if (scenarios.length > 0)
    return SCENARIOS.filter(({ name }) => scenarios.some(wanted => isNamed(name, wanted)))
  return SCENARIOS.filter(({ isLong }) => full || !isLong)
}

const say = (line: string) => void process.stderr.write(`${line}\n`)

async function runAll(options: Options): Promise<boolean> {
  const scenarios = chosen(options)
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupted.abort())
  const results: Result[] = []
  let expected = 0
  for (const [place, server] of options.servers.entries()) {
    const here = scenarios.filter(({ hasOwnServer }) => place === 0 || !hasOwnServer)
    expected += here.length
    if (here.length > 0) results.push(...(await runOn(server, { options, scenarios: here, interrupted })))
  }
  const surroundings = { node: process.version, cores: cpus().length, load: loadavg()[0]!, ...options }
  if (options.json) process.stdout.write(`${JSON.stringify({ surroundings, results }, null, 2)}\n`)
  return results.length === expected
}

type Plan = { options: Options; scenarios: readonly Scenario[]; interrupted: AbortController }

/** A server that cannot be had on this machine is left out, with a word of it. */
async function runOn(server: Server, { options, scenarios, interrupted }: Plan): Promise<Result[]> {
  const postgres = await startPostgres(server).catch((error: Error) => say(`left out: ${error.message}`))
  if (!postgres) return []
  const driver = startDriver()
  // Without its driver a scenario fails, and stops what it started.
  const stop = () => driver.stop()
  interrupted.signal.addEventListener('abort', stop)
  const bench: Bench = { options, postgres, driver, say }
  const results: Result[] = []
  try {
    for (const scenario of scenarios) {
      if (!interrupted.signal.aborted) results.push(...(await runOne(bench, scenario)))
    }
    return results
  } finally {
    interrupted.signal.removeEventListener('abort', stop)
    driver.stop()
    await postgres.stop()
  }
}

async function runOne(bench: Bench, scenario: Scenario): Promise<Result[]> {
  const { version } = bench.postgres
  bench.say(`${scenario.name} on PostgreSQL ${version}: ${scenario.about}`)
  try {
    const result: Result = { scenario: scenario.name, server: version, ...(await scenario.run(bench)) }
    if (!bench.options.json) process.stdout.write(`\n${formatResult(result)}\n`)
    return [result]
  } catch (error) {
    bench.say(`${scenario.name} could not be measured: ${(error as Error).message}`)
    return []
  }
}

try {
  const isComplete = await runAll(readOptions(process.argv.slice(2)))
  process.exitCode = isComplete ? 0 : 1
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
