import { readdirSync, readFileSync } from 'node:fs'

// proc(5): times in /proc are in clock ticks, of which Linux shows 100 per second on every platform it runs on.
const TICK_MICROSECONDS = 10_000
const PAGE_BYTES = 4096

type Stat = { pid: number; parent: number; ticks: number }

/**
 * proc(5), fields 4, 14 and 15. The name may contain anything, so we count from its end. Not the time of children that have ended (16 and
 * 17): what a connection used in its whole life would count for whoever is measured when its pool closes it.
 */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { pid, parent: fields[1]!, ticks: fields[11]! + fields[12]! }
  } catch {
    return undefined
  }
}

function treeOf(roots: readonly number[]): Stat[] {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => readStat(Number(name)) ?? [])
  const found = new Set(roots)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
  }
  return all.filter(({ pid }) => found.has(pid))
}

/** CPU time by process, in microseconds since its start, of the given processes and everything below them. */
export const cpuTimes = (roots: readonly number[]): ReadonlyMap<number, number> =>
  new Map(treeOf(roots).map(stat => [stat.pid, microsecondsOf(stat)]))

/** Microseconds since an earlier reading. What a process used that has ended meanwhile is lost, and small. */
export const cpuSince = (before: ReadonlyMap<number, number>, roots: readonly number[]): number =>
  cpuTimes(roots)
    .entries()
    .reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)

/** Clock ticks alone know of threads that have ended; without such threads both agree. */
function microsecondsOf({ pid, ticks }: Stat): number {
  const exact = nanosecondsOf(pid) / 1000
  const rough = ticks * TICK_MICROSECONDS
  return exact + 2 * TICK_MICROSECONDS < rough ? rough : exact
}

/** The scheduler counts each thread exactly, where the kernel was built to tell; clock ticks are too coarse for a short round. */
function nanosecondsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map(thread => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
      .reduce((sum, time) => sum + time, 0)
  } catch {
    return 0
  }
}

/** Resident memory of the processes and everything below them. */
export const residentBytes = (roots: readonly number[]): number =>
  treeOf(roots).reduce((sum, { pid }) => sum + residentOf(pid), 0)

function residentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}

export const parentOf = (pid: number): number | undefined => readStat(pid)?.parent
