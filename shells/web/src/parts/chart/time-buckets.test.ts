import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReportResult } from '../../data/reports/reports.ts'
import { withEmptyBuckets } from './time-buckets.ts'

const result = (
  grain: 'day' | 'week' | 'month',
  rows: ReportResult['rows'],
  from: string,
  to: string,
): ReportResult => ({
  columns: [
    { key: `at:${grain}`, label: '', type: 'text', grain, is_measure: false },
    { key: 'count', label: '', type: 'number', is_measure: true },
  ],
  ...{ rows, truncated: false, generated_at: to, zone: 'Asia/Ulaanbaatar', before: null },
  range: { from, to },
})

test('days, weeks and months without an entry are drawn as nothing, on the calendar of the zone', () => {
  const days = result('day', [['2026-11-02', 5]], '2026-10-31T16:00:00Z', '2026-11-03T16:00:00Z')
  assert.deepEqual(withEmptyBuckets(days), [
    ['2026-11-01', 0],
    ['2026-11-02', 5],
    ['2026-11-03', 0],
  ])
  const weeks = result('week', [], '2026-10-31T16:00:00Z', '2026-11-09T16:00:00Z')
  assert.deepEqual(withEmptyBuckets(weeks), [
    ['2026-10-26', 0],
    ['2026-11-02', 0],
    ['2026-11-09', 0],
  ])
  const months = result('month', [['2026-11-01', 1]], '2026-09-30T16:00:00Z', '2026-11-30T16:00:00Z')
  assert.deepEqual(withEmptyBuckets(months), [
    ['2026-10-01', 0],
    ['2026-11-01', 1],
  ])
})
