import type { Contender } from '../contestants/contestant.ts'
import type { Driver } from '../drive.ts'
import type { Bounds, DriverReport, Load } from '../load.ts'
import type { Options } from '../options.ts'
import type { Postgres } from '../postgres.ts'
import { cpuSince, cpuTimes, residentBytes } from '../process-tree.ts'

/** What stands around every scenario. */
export type Bench = { options: Options; postgres: Postgres; driver: Driver; say(line: string): void }

/** One contender in one round. Times are per operation. */
export type Sample = {
  cpu_us: number
  server_us: number
  database_us: number
  per_second: number
  p50_ms: number
  p99_ms: number
  rss_mb: number
}

export type Samples = ReadonlyMap<string, Sample[]>

const WARM_SHARE = 0.5
/** So many calls V8 waits for before it compiles a function for good: until then a slow operation is measured half-compiled. */
const WARM_OPERATIONS = 3000
const WARM_AT_MOST_MS = 60_000

/**
 * Interleaved: in each round every contender has its turn, and each round begins with another one. As many rounds as the options say, and
 * as many again for as long as these are not enough.
 */
export async function runRounds(
  bench: Bench,
  contenders: readonly Contender[],
  { isEnough }: { isEnough(samples: Samples): boolean },
): Promise<Samples> {
  const { rounds } = bench.options
  const samples = new Map<string, Sample[]>(contenders.map(({ name }) => [name, []]))
  for (const contender of contenders) await warmFirst(bench, contender)
  for (let round = 0; round % rounds > 0 || round === 0 || !isEnough(samples); round++) {
    for (const contender of turnsOf(contenders, round)) {
      bench.say(`  round ${round + 1}: ${contender.name}`)
      await warmUp(bench, contender, Math.min(0.5, bench.options.seconds * WARM_SHARE))
      samples.get(contender.name)!.push(await measure(bench, contender))
    }
  }
  return samples
}

const turnsOf = <T>(all: readonly T[], round: number): T[] => {
  const first = round % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

const boundsOf = ({ options }: Bench, contender: Contender, seconds: number) => ({
  connections: Math.min(options.connections, contender.connections ?? options.connections),
  seconds,
  most: options.most,
})

/** A few operations, to see that they succeed. */
export async function tryOut(bench: Bench, contender: Contender): Promise<void> {
  const bounds = { connections: 2, seconds: 10, most: 4 }
  await drive(bench, contender, { prepared: await contender.prepare?.(bounds), bounds })
}

/** Slow operations need longer until their code is compiled: what counts is how often it ran. */
async function warmFirst(bench: Bench, contender: Contender): Promise<void> {
  const deadline = performance.now() + WARM_AT_MOST_MS
  let operations = 0
  while (operations < WARM_OPERATIONS && performance.now() < deadline) {
    operations += await warmUp(bench, contender, bench.options.seconds * WARM_SHARE)
  }
}

async function warmUp(bench: Bench, contender: Contender, seconds: number): Promise<number> {
  const bounds = boundsOf(bench, contender, seconds)
  return (await drive(bench, contender, { prepared: await contender.prepare?.(bounds), bounds })).operations
}

async function drive(
  bench: Bench,
  { name, load, used, tolerance = 0 }: Contender,
  { prepared, bounds }: { prepared: Load | undefined; bounds: Bounds },
): Promise<DriverReport> {
  const report = await bench.driver.drive(prepared ?? load, bounds)
  const { refused, refusal, operations } = report
  if (operations === 0) throw new Error(`${name} had nothing to do`)
  if (refused > operations * tolerance)
    throw new Error(`${name} refused ${refused} of ${operations} requests: ${refusal}`)
  used?.(report)
  return report
}

async function measure(bench: Bench, contender: Contender): Promise<Sample> {
  const bounds = boundsOf(bench, contender, bench.options.seconds)
  const prepared = await contender.prepare?.(bounds)
  const server = cpuTimes(contender.pids)
  const database = cpuTimes([bench.postgres.pid])
  const report = await drive(bench, contender, { prepared, bounds })
  const server_us = cpuSince(server, contender.pids) / report.operations
  const database_us = cpuSince(database, [bench.postgres.pid]) / report.operations
  return {
    cpu_us: server_us + database_us,
    server_us,
    database_us,
    per_second: report.operations / report.seconds,
    p50_ms: report.p50,
    p99_ms: report.p99,
    rss_mb: residentBytes(contender.pids) / 1024 / 1024,
  }
}
