import type { Sample, Samples } from './rounds.ts'
import { intervalOfMedian, median } from './statistics.ts'

/** A bar is the most that a ratio may be, or the least. */
export type Sense = '≤' | '≥'

export type Ratio = {
  of: string
  against: string
  ratio: number
  rounds: number[]
  /** What the median of more rounds would lie between. */
  interval: readonly [number, number]
  sense: Sense
  bar: number | null
  /** Not said where the bar lies in the interval. */
  kept: boolean | null
}

export type Finding = { text: string; value: number; bar: number | null; kept: boolean | null }

export type Result = {
  scenario: string
  /** The version of PostgreSQL that it was measured on. */
  server: string
  rows: (Sample & { name: string })[]
  ratios: Ratio[]
  findings: Finding[]
  /** Printed below all else. */
  summary?: string[][]
}

type Compared = { of: string; against: string; bar?: number | null }

/** The median of the ratios of each round: noise that lasts longer than a round hits both sides and falls out. */
export function ratioOf(samples: Samples, { of, against, bar = null }: Compared): Ratio {
  const others = samples.get(against)!
  const rounds = samples.get(of)!.map((sample, round) => sample.cpu_us / others[round]!.cpu_us)
  return { of, against, rounds, bar, ...judged(rounds, { sense: '≤', bar }) }
}

/** How many times as much another one costs than ours: the higher, the better. */
export function advantageOf(samples: Samples, { of, against, bar = null }: Compared): Ratio {
  const { rounds } = ratioOf(samples, { of: against, against: of })
  return { of: against, against: of, rounds, bar, ...judged(rounds, { sense: '≥', bar }) }
}

/** What the rounds say of a bar. */
export function judged(rounds: readonly number[], { sense, bar }: { sense: Sense; bar: number | null }) {
  const interval = intervalOfMedian(rounds)
  const [least, greatest] = interval
  const isBelow = bar !== null && greatest <= bar
  const isAbove = bar !== null && least >= bar
  const kept = isBelow ? sense === '≤' : isAbove ? sense === '≥' : null
  return { ratio: median(rounds), interval, sense, kept }
}

export const finding = (text: string, value: number, bar: number | null = null): Finding => ({
  text,
  value,
  bar,
  kept: bar === null ? null : value <= bar,
})

export function rowsOf(samples: Samples): Result['rows'] {
  return [...samples].map(([name, list]) => ({ name, ...medianSample(list) }))
}

function medianSample(list: readonly Sample[]): Sample {
  const names = Object.keys(list[0]!) as (keyof Sample)[]
  return Object.fromEntries(names.map(name => [name, median(list.map(sample => sample[name]))])) as Sample
}

const COLUMNS: readonly [string, (row: Result['rows'][number]) => string][] = [
  ['', row => row.name],
  ['CPU µs/op', row => row.cpu_us.toFixed(0)],
  ['server', row => row.server_us.toFixed(0)],
  ['PostgreSQL', row => row.database_us.toFixed(0)],
  ['op/s', row => row.per_second.toFixed(0)],
  ['p50 ms', row => row.p50_ms.toFixed(1)],
  ['p99 ms', row => row.p99_ms.toFixed(1)],
  ['RSS MB', row => row.rss_mb.toFixed(0)],
]

export function formatResult({ scenario, server, rows, ratios, findings, summary = [] }: Result): string {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map(row => COLUMNS.map(([, show]) => show(row)))]
  const table = rows.length > 0 ? formatTable(cells) : []
  const lines = [
    ...ratios.map(each => {
      const { of, against, ratio, rounds, interval } = each
      const all = rounds.map(round => round.toFixed(2)).join(' ')
      const between = interval.map(end => end.toFixed(2)).join('–')
      return `  ${ratio.toFixed(2)}×  ${of} / ${against}${verdict({ ...each, unit: '×' })}   (${between}, rounds: ${all})`
    }),
    ...findings.map(each => `  ${each.value.toFixed(2)}  ${each.text}${verdict(each)}`),
  ]
  const below = summary.length > 0 ? ['', ...formatTable(summary)] : []
  return [`${scenario} on PostgreSQL ${server}`, ...table, ...lines, ...below, ''].join('\n')
}

type Judged = { bar: number | null; kept: boolean | null; unit?: string; sense?: Sense }

const verdict = ({ bar, kept, unit = '', sense = '≤' }: Judged): string =>
  bar === null ? '' : ` — bar ${sense} ${bar}${unit}: ${wordOf(kept)}`

export const wordOf = (kept: boolean | null): string =>
  kept === null ? 'UNDECIDED' : kept ? 'kept' : 'MISSED'

function formatTable(cells: readonly string[][]): string[] {
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map(row => row[column]!.length)))
  return cells.map(
    row =>
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')}`,
  )
}
