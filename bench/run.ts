import { cpus, loadavg } from 'node:os'
import { startDriver } from './drive.ts'
import { type Options, readOptions, USAGE } from './options.ts'
import { startPostgres } from './postgres.ts'
import { formatResult, type Result } from './report.ts'
import type { Bench } from './rounds.ts'
import { SCENARIOS } from './scenarios/index.ts'
import type { Scenario } from './scenarios/scenario.ts'

function chosen({ scenarios, full }: Options): Scenario[] {
  const unknown = scenarios.find(name => !SCENARIOS.some(scenario => scenario.name === name))
  if (unknown)
    throw new Error(
      `there is no scenario ${unknown}: ${SCENARIOS.map(({ name }) => name).join(', ')}\n\n${USAGE}`,
    )
  if (scenarios.length > 0) return SCENARIOS.filter(({ name }) => scenarios.includes(name))
  return SCENARIOS.filter(({ isLong }) => full || !isLong)
}

async function runAll(options: Options): Promise<boolean> {
  const scenarios = chosen(options)
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const postgres = await startPostgres()
  const driver = startDriver()
  const bench: Bench = { options, postgres, driver, say }
  const results: Result[] = []
  // Without its driver a scenario fails, and stops what it started.
  const interrupted = new AbortController()
  interrupted.signal.addEventListener('abort', () => driver.stop())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupted.abort())
  try {
    for (const scenario of scenarios) {
      if (!interrupted.signal.aborted) results.push(...(await runOne(bench, scenario)))
    }
  } finally {
    driver.stop()
    await postgres.stop()
  }
  const surroundings = {
    node: process.version,
    postgres: postgres.version,
    cores: cpus().length,
    load: loadavg()[0]!,
    ...options,
  }
  if (options.json) process.stdout.write(`${JSON.stringify({ surroundings, results }, null, 2)}\n`)
  return results.length === scenarios.length
}

async function runOne(bench: Bench, scenario: Scenario): Promise<Result[]> {
  bench.say(`${scenario.name}: ${scenario.about}`)
  try {
    const result: Result = { scenario: scenario.name, ...(await scenario.run(bench)) }
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
