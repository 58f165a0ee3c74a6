import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Contender } from '../../contestants/contestant.ts'
import { startTamga } from '../../contestants/tamga.ts'
import { finding, judged, type Ratio } from '../../measurement/report.ts'
import type { Bench } from '../../measurement/rounds.ts'
import { cpuSince, cpuTimes, residentBytes } from '../../process-tree.ts'
import { type Scenario, withContenders } from '../scenario.ts'
import { seedHistory } from './seed-history.ts'

const FOLDER = fileURLToPath(new URL('../../export/', import.meta.url))
const ROWS = 1_000_000
/** The other writer needs minutes for a million. */
const COMPARED_ROWS = 150_000
const BAR_MB = 120
const COLUMNS = ['at', 'actor', 'actor_email', 'action', 'kind', 'target_type', 'target', 'ip', 'request_id']

type Cost = { cpu_s: number; growth_mb: number; mb: number }

export const exports: Scenario = {
  name: 'export',
  isLong: true,
  about: `a spreadsheet of ${ROWS} rows of the log (--most for fewer), and our writer beside exceljs`,
  async run(bench) {
    const rows = Math.min(ROWS, bench.options.most)
    const seed = seedHistory({ members: 1000, records: rows })
    const start = () =>
      startTamga(bench.postgres, { ...PLAN, seed, requests: token => [authorisedAs(token)] })
    return withContenders([start], async ([service]) => {
      const whole = await exportWhole(service!)
      return {
        rows: [],
        ratios: [compareWriters(bench, Math.min(bench.options.full ? ROWS : COMPARED_ROWS, rows))],
        findings: [
          finding(`MB that the service grew by while it wrote ${rows} rows`, whole.growth_mb, BAR_MB),
          finding(`CPU s of the service for ${rows} rows`, whole.cpu_s),
          finding('MB of the file', whole.mb),
        ],
      }
    })
  },
}

const PLAN = { name: 'export', database: 'export' }
const authorisedAs = (token: string) => ({
  method: 'GET' as const,
  path: '/api/v1/reports/exports',
  headers: { authorization: `Bearer ${token}` },
})

type Export = { id: string; status: string; size: number; problem: string | null }

/** From the order to the file that can be fetched, as a person does it. */
async function exportWhole({ load, pids }: Contender): Promise<Cost> {
  const [{ headers = {}, path }] = load.requests as [(typeof load.requests)[number]]
  const origin = load.origins[0]!
  const query = { dataset: 'audit', by: COLUMNS, measures: [] }
  const ask = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}${address}`, { ...init, headers: { ...headers, ...init.headers } })
    return (await answer.json()) as Export
  }
  const body = JSON.stringify({ format: 'xlsx', name: 'Bench', query })
  const before = residentBytes(pids)
  const cpu = cpuTimes(pids)
  let highest = before
  const made = await ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  let ready = made
  while (ready.status !== 'ready') {
    await pause(50)
    highest = Math.max(highest, residentBytes(pids))
    ready = await ask(`${path}/${made.id}`)
    if (ready.status === 'failed') throw new Error(`the export failed: ${ready.problem}`)
  }
  return {
    cpu_s: cpuSince(cpu, pids) / 1e6,
    growth_mb: (highest - before) / 2 ** 20,
    mb: ready.size / 2 ** 20,
  }
}

/** In turns, in the same run: what slows the machine hits both. */
function compareWriters({ options, say }: Bench, rows: number): Ratio {
  provideExceljs()
  const costs = Array.from({ length: Math.min(options.rounds, options.full ? 1 : 3) }, (_, round) => {
    const own = write('own.ts', rows)
    const other = write('exceljs.mjs', rows)
    say(
      `  round ${round + 1}: ours ${own.cpu_s.toFixed(1)} s, ${own.growth_mb.toFixed(0)} MB; exceljs ${other.cpu_s.toFixed(1)} s, ${other.growth_mb.toFixed(0)} MB`,
    )
    return other.cpu_s / own.cpu_s
  })
  const against = `our writer, ${rows} rows`
  return { of: 'exceljs', against, rounds: costs, bar: 2, ...judged(costs, { sense: '≥', bar: 2 }) }
}

function provideExceljs(): void {
  if (existsSync(join(FOLDER, 'node_modules', 'exceljs'))) return
  const args = ['ci', '--ignore-scripts', '--loglevel=error', '--prefix', FOLDER]
  if (spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error('exceljs could not be installed')
}

function write(program: string, rows: number): Cost {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(FOLDER, program), String(rows)], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program}: ${stderr.slice(-2000)}`)
  return JSON.parse(stdout) as Cost
}
