import type { Contender } from '../../contestants/contestant.ts'
import { authorised, loginRequest, startTamga } from '../../contestants/tamga.ts'
import { finding } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { median } from '../../measurement/statistics.ts'
import { cpuSince, cpuTimes } from '../../process-tree.ts'
import { type Scenario, withContenders } from '../scenario.ts'
import { seedHistory } from './seed-history.ts'

const MEMBERS = 10_000
const RECORDS = 5_000_000
const SIGN_INS = 15

type Run = { readonly id: string; readonly cpu_s: number; readonly wall_s: number }

export const reports: Scenario = {
  name: 'reports',
  isLong: true,
  about: `the built-in reports of ${MEMBERS} members and ${RECORDS} records (--most for fewer), and sign-in beside them`,
  async run(bench) {
    const records = Math.min(RECORDS, bench.options.most === 1_000_000 ? RECORDS : bench.options.most)
    const seed = seedHistory({ members: MEMBERS, records })
    const start = () =>
      startTamga(bench.postgres, {
        name: 'reports',
        database: 'reports',
        seed,
        requests: token => [authorised(token, '/reports?limit=200')],
      })
    return withContenders([start], async ([service]) => {
      const runs = await runAll(bench, service!)
      const byCost = runs.toSorted((one, other) => one.cpu_s - other.cpu_s)
      const p95 = byCost[Math.ceil(byCost.length * 0.95) - 1]!
      const beside = await compareSignIns(bench, service!)
      return {
        rows: [],
        ratios: [],
        findings: [
          finding(
            `s of the database for a built-in report over ${records} records, p95 (${p95.id})`,
            p95.cpu_s,
            1,
          ),
          finding(`s for the slowest, ${byCost.at(-1)!.id}`, byCost.at(-1)!.cpu_s),
          finding('ms for a sign-in, median, alone', median(beside.map(({ alone }) => alone))),
          finding(
            '× as long beside reports that run without a pause',
            median(beside.map(({ alone, during }) => during / alone)),
            2,
          ),
        ],
        summary: [['report', 'database s', 'answer s'], ...slowestOf(runs)],
      }
    })
  },
}

/** What each report cost at the median, the dearest first. */
function slowestOf(runs: readonly Run[]): string[][] {
  const ids = [...new Set(runs.map(({ id }) => id))]
  return ids
    .map(id => {
      const own = runs.filter(run => run.id === id)
      return [id, median(own.map(run => run.cpu_s)), median(own.map(run => run.wall_s))] as const
    })
    .toSorted((one, other) => other[1] - one[1])
    .map(([id, cpu, wall]) => [id, cpu.toFixed(2), wall.toFixed(2)])
}

type BuiltIn = { readonly id: string; readonly built_in: boolean; readonly query: object }

const requestOf = ({ load }: Contender) => ({
  origin: load.origins[0]!,
  headers: load.requests[0]!.headers ?? {},
})

async function builtInOf(service: Contender): Promise<BuiltIn[]> {
  const { origin, headers } = requestOf(service)
  const answer = await fetch(`${origin}${service.load.requests[0]!.path}`, { headers })
  const { items } = (await answer.json()) as { items: BuiltIn[] }
  return items.filter(item => item.built_in)
}

async function runReport(service: Contender, { id, query }: BuiltIn): Promise<void> {
  const { origin, headers } = requestOf(service)
  const answer = await fetch(`${origin}/api/v1/reports/run`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(query),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${id}: ${answer.status} ${text.slice(0, 300)}`)
}

async function runAll({ options, postgres, say }: Bench, service: Contender): Promise<Run[]> {
  const all = await builtInOf(service)
  say(`  ${all.length} built-in reports`)
  const runs: Run[] = []
  for (let round = 0; round < options.rounds; round++) {
    for (const report of all) {
      const cpu = cpuTimes([postgres.pid])
      const started = performance.now()
      await runReport(service, report)
      const wall_s = (performance.now() - started) / 1000
      runs.push({ id: report.id, cpu_s: cpuSince(cpu, [postgres.pid]) / 1e6, wall_s })
    }
  }
  return runs
}

async function signIn(service: Contender): Promise<number> {
  const { path, method, headers, body } = loginRequest
  const started = performance.now()
  const answer = await fetch(`${requestOf(service).origin}${path}`, { method, headers, body })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`signing in: ${answer.status}`)
  return performance.now() - started
}

async function signInTimes(service: Contender): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < SIGN_INS; turn++) times.push(await signIn(service))
  return median(times)
}

type Beside = { readonly alone: number; readonly during: number }

/** In turns, in the same run: what slows the machine hits both. */
async function compareSignIns({ options, say }: Bench, service: Contender): Promise<Beside[]> {
  const all = await builtInOf(service)
  const times: Beside[] = []
  for (let round = 0; round < options.rounds; round++) {
    const beside = { alone: await signInTimes(service), during: await signInDuring(service, all) }
    say(`  sign-in: ${beside.alone.toFixed(0)} ms alone, ${beside.during.toFixed(0)} ms beside reports`)
    times.push(beside)
  }
  return times
}

/** Reports hold connections of their own, so whoever signs in waits for none of them. */
async function signInDuring(service: Contender, all: readonly BuiltIn[]): Promise<number> {
  const state = { isOver: false }
  const running = (async () => {
    for (let turn = 0; !state.isOver; turn++) await runReport(service, all[turn % all.length]!)
  })()
  try {
    return await signInTimes(service)
  } finally {
    state.isOver = true
    await running
  }
}
