import type { DayCount, DayKind } from './store.ts'

export const DAYS = 14

export function seriesOf(counts: readonly DayCount[], kind: DayKind): number[] {
  const series = new Array<number>(DAYS).fill(0)
  for (const count of counts) if (count.kind === kind) series[count.day - 1]! += count.count
  return series
}

/** The value at the end of each day, computed backwards from the current one. */
export function levelsBack(now: number, came: readonly number[], went: readonly number[] = []): number[] {
  const levels = new Array<number>(DAYS).fill(0)
  let level = now
  for (let day = DAYS - 1; day >= 0; day--) {
    levels[day] = Math.max(0, level)
    level += (went[day] ?? 0) - (came[day] ?? 0)
  }
  return levels
}

export const sum = (series: readonly number[]): number => series.reduce((total, count) => total + count, 0)
